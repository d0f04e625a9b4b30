// For tests: games that are kept no longer than the page.
import type { Entry, Game } from '../entries';
import type { KeptEngine, Store } from '../store';

export function memoryStore(): Store {
    const games = new Map<string, Game>();
    const journals = new Map<string, Entry[]>();
    const engines = new Map<string, KeptEngine>();
    return {
        games: async () => [...games.values()],
        async game(id) {
            const game = games.get(id);
            return game && structuredClone({ ...game, journal: journals.get(id)! });
        },
        async append(game, entries) {
            const journal = journals.get(game.id) ?? [];
            if (journal.length !== entries[0]!.version - 1) return false;
            journals.set(game.id, [...journal, ...structuredClone([...entries])]);
            games.set(game.id, structuredClone(game));
            return true;
        },
        async remove(id) {
            games.delete(id);
            journals.delete(id);
        },
        engine: async (game, version) => engines.get(`${game} ${version}`),
        async keepEngine(engine) {
            engines.set(engine.name.join(' '), engine);
        },
        async tidy() {
            const needed = new Set(
                [...games.values()].map((one) => `${one.head.game} ${one.engine}`),
            );
            for (const name of engines.keys()) if (!needed.has(name)) engines.delete(name);
        },
    };
}
