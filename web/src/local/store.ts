// Where this browser keeps its games, and the engines that they need. An entry is added under its number: of
// two tabs that would write the same one the second is refused, so that no lock is needed.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameDetail } from '../protocol/messages';
import type { Entry, Game, KeptGame } from './entries';

/** What of an engine is kept while a game needs it. */
export interface KeptEngine {
    /** The game and the version of the engine. */
    name: [string, string];
    detail: GameDetail;
    /** By the names of the files: the description, the code, weights. */
    files: Record<string, ArrayBuffer>;
}

export interface Store {
    games(): Promise<Game[]>;
    /** A game with its journal; undefined: there is none. */
    game(id: string): Promise<KeptGame | undefined>;
    /** Add entries, and show the game as it is after them; false: they are there already, or what they follow is not. */
    append(game: Game, entries: readonly Entry[]): Promise<boolean>;
    remove(id: string): Promise<void>;
    engine(game: string, version: string): Promise<KeptEngine | undefined>;
    keepEngine(engine: KeptEngine): Promise<void>;
    /** Forget the engines that no game needs. */
    tidy(): Promise<void>;
}

interface Schema extends DBSchema {
    games: { key: string; value: Game };
    entries: { key: [string, number]; value: Entry & { id: string } };
    engines: { key: [string, string]; value: KeptEngine };
}

const NAME = 'polis';
const VERSION = 1;

function opened(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(NAME, VERSION, {
        upgrade(db) {
            db.createObjectStore('games', { keyPath: 'id' });
            db.createObjectStore('entries', { keyPath: ['id', 'version'] });
            db.createObjectStore('engines', { keyPath: 'name' });
        },
        // Another version of the page waits for this one to let go.
        blocking: (...[, , event]) => (event.target as IDBDatabase).close(),
    });
}

function plain({ version, at, seat, key, body }: Entry): Entry {
    return { version, at, seat, key, body };
}

/** The games of this browser. */
export async function browserStore(): Promise<Store> {
    const db = await opened();
    const entriesOf = (id: string) => IDBKeyRange.bound([id], [id, Infinity]);
    return {
        games: () => db.getAll('games'),
        async game(id) {
            const tx = db.transaction(['games', 'entries']);
            const [game, entries] = await Promise.all([
                tx.objectStore('games').get(id),
                tx.objectStore('entries').getAll(entriesOf(id)),
            ]);
            return game && { ...game, journal: entries.map(plain) };
        },
        async append(game, entries) {
            // What is acknowledged has reached the disk.
            const tx = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
            const before = entries[0]!.version - 1;
            // Another tab may have removed the game.
            if (before > 0 && !(await tx.objectStore('entries').getKey([game.id, before])))
                return false;
            const written = [
                ...entries.map((entry) => tx.objectStore('entries').add({ ...entry, id: game.id })),
                tx.objectStore('games').put(game),
                tx.done,
            ];
            const failed = (await Promise.allSettled(written)).find(
                (one) => one.status === 'rejected',
            );
            if (!failed) return true;
            if ((failed.reason as DOMException).name === 'ConstraintError') return false;
            throw failed.reason;
        },
        async remove(id) {
            const tx = db.transaction(['games', 'entries'], 'readwrite');
            await Promise.all([
                tx.objectStore('games').delete(id),
                tx.objectStore('entries').delete(entriesOf(id)),
                tx.done,
            ]);
        },
        engine: (game, version) => db.get('engines', [game, version]),
        async keepEngine(engine) {
            await db.put('engines', engine);
        },
        async tidy() {
            const tx = db.transaction(['games', 'engines'], 'readwrite');
            const games = await tx.objectStore('games').getAll();
            const needed = new Set(games.map(({ head, engine }) => `${head.game} ${engine}`));
            const engines = tx.objectStore('engines');
            for (const name of await engines.getAllKeys())
                if (!needed.has(name.join(' '))) await engines.delete(name);
            await tx.done;
        },
    };
}
