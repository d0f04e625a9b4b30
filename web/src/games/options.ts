// Which clause an option of a table is about; like the registry, this file may name the games.
const CLAUSES: Record<string, Record<string, string>> = {
    arkadia: {
        setup: 'ARK-P.8',
        flips: 'ARK-R3',
        lot_workers: 'ARK-R6',
        open_screens: 'ARK-R29',
    },
    archon: { season_reset: 'ARC-R3' },
};

export function clauseOfOption(game: string, option: string): string | undefined {
    return CLAUSES[game]?.[option];
}
