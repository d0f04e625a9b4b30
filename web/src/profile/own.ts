// All that this browser keeps of a player's play, with the finished games of the lists taken in.
import { games } from '../games/games.svelte';
import { allKept, type Entry, type KeptCard } from '../review/archive';
import { keepGames } from '../review/kept';
import { judgedOf } from '../review/verdicts/phases';
import { mine } from '../start/mine';
import type { Judged } from '../games/contract';
import type { GameDetail } from '../protocol/messages';
import { entriesOf } from './figures';

export interface Own {
    entries: Entry[];
    cards: KeptCard[];
    /** The games of which there are some, as they are described. */
    details: Record<string, GameDetail>;
    judged: Record<string, Judged | null>;
}

export async function ownPlay(): Promise<Own> {
    await mine().then(
        (tables) => keepGames(tables),
        () => {}, // without a net, what is kept
    );
    await games.load().catch(() => {});
    const [kept, reviews, cards] = await Promise.all([
        allKept('games'),
        allKept('reviews'),
        allKept('cards'),
    ]);
    const entries = entriesOf(kept, reviews);
    const names = [...new Set(entries.map(({ game }) => game.game))];
    const found = await Promise.all(
        names.map(async (name) => ({
            name,
            detail: await games.loadDetail(name).catch(() => null),
            judged: await judgedOf(name),
        })),
    );
    const details = found.flatMap(({ name, detail }) => (detail ? [[name, detail] as const] : []));
    return {
        entries,
        cards,
        details: Object.fromEntries(details),
        judged: Object.fromEntries(found.map(({ name, judged }) => [name, judged])),
    };
}
