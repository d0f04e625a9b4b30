// One's own level: that of the bots one wins against about half of the time, found from one's own games.
import type { MineHead } from '../../net/api';
import { placesOf } from '../../ending/review';

/** One's level in a game, and what its next change depends on. */
export interface Rank {
    /** The name of the level. */
    level: string;
    /** How many games have found it so far. */
    games: number;
    /** Wins in a row, negative: losses. */
    run: number;
    /** When the last table that was counted was made: older ones no longer count. */
    since: string;
}

/** A game against bots of one level, as it ended for oneself: 1 won, -1 lost, 0 neither. */
export interface Ended {
    level: string;
    outcome: -1 | 0 | 1;
    created: string;
}

/** How many levels the first games move it up or down: the first two find it. */
const STRIDES = [2, 1];
/** Afterwards it moves by one after this number of wins or losses in a row. */
const IN_A_ROW = 2;

/** What a table says about its holder's level: nothing unless all others were bots of one level to the end. */
export function endOf(table: MineHead): Ended | null {
    const [own, ...more] = table.held;
    if (own === undefined || more.length > 0 || !table.result) return null;
    if (table.lesson || (table.deal && table.deal !== 'new')) return null;
    const others = table.seats.filter((_, seat) => seat !== own);
    const [level, ...rest] = new Set(others.map(({ kind, bot }) => (kind === 'bot' ? bot : null)));
    if (!level || rest.length > 0 || others.some(({ away }) => away)) return null;
    // Who has left the game to a bot has given it up.
    const outcome = table.seats[own]?.kind === 'bot' ? -1 : outcomeOf(table.result, own);
    return { level, outcome, created: table.created };
}

/** Won by who has beaten more of the others than have beaten them. */
function outcomeOf(result: NonNullable<MineHead['result']>, own: number): Ended['outcome'] {
    const places = placesOf(result);
    const mine = places.find(({ seat }) => seat === own)?.place ?? 0;
    const sum = places.reduce((all, { place }) => all + Math.sign(place - mine), 0);
    return Math.sign(sum) as Ended['outcome'];
}

/** The rank after these games; `levels`: from weak to strong. Games against others than those say nothing. */
export function ranked(
    rank: Rank | undefined,
    levels: readonly string[],
    ends: readonly Ended[],
): Rank | undefined {
    return ends
        .filter(({ level }) => levels.includes(level))
        .toSorted((a, b) => a.created.localeCompare(b.created))
        .reduce<Rank | undefined>((before, end) => next(before, levels, end), rank);
}

/** The rank of somebody who has chosen a level: it moves again after two games in a row. */
export function chosenRank(level: string, since = new Date().toISOString()): Rank {
    return { level, games: STRIDES.length, run: 0, since };
}

function next(known: Rank | undefined, levels: readonly string[], end: Ended): Rank {
    const { level, outcome, created } = end;
    const before =
        known && levels.includes(known.level) ? known : { level, games: 0, run: 0, since: '' };
    if (created <= before.since) return before;
    const since = created;
    if (outcome === 0) return { ...before, run: 0, since };
    // To beat a weaker one says nothing, nor does losing to a stronger one.
    const above = levels.indexOf(level) - levels.indexOf(before.level);
    if (above * outcome < 0) return { ...before, since };
    const run = Math.sign(before.run) === outcome ? before.run + outcome : outcome;
    const isFound = before.games >= STRIDES.length;
    const stride = isFound ? Number(Math.abs(run) >= IN_A_ROW) : STRIDES[before.games]!;
    const at = levels.indexOf(before.level) + outcome * stride;
    return {
        level: levels[Math.max(0, Math.min(levels.length - 1, at))]!,
        games: before.games + 1,
        run: stride > 0 ? 0 : run,
        since,
    };
}
