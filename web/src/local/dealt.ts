// The first position of a game, from its secret and its players' texts: as the server deals it.
import { decoded } from '../../engine/memory';
import type { Applied, Engine } from '../../engine/engine';
import type { Setting } from '../games/contract';
import { HASHES } from '../proof/hashes';
import { streamsOf } from '../proof/streams.js';
import type { Options } from './entries';

/** What the first position follows from; box: the components, as `GameDetail` has them. */
export interface Deal {
    game: string;
    box: Record<string, unknown>;
    options: Options;
    secret: string;
    entropies: readonly string[];
    /** The position itself, in base 64, where it was not dealt. */
    start?: string;
}

// A function, as programs for Node have no `glob`.
const settings = () =>
    import.meta.glob<Setting>('../games/*/deal/setting.ts', { import: 'default' });

/** Whether the deal of a game is known here. */
export function isDealtHere(game: string): boolean {
    return settings()[pathOf(game)] !== undefined;
}

export async function settingOf(game: string): Promise<Setting> {
    return settings()[pathOf(game)]!();
}

function pathOf(game: string): string {
    return `../games/${game}/deal/setting.ts`;
}

export function dealt(
    engine: Engine,
    setting: Setting,
    { game, box, options, secret, entropies, start }: Deal,
): Applied {
    if (start !== undefined) return { state: decoded(start), rows: [] };
    const seats = entropies.length;
    const draw = streamsOf(game, secret, entropies, HASHES);
    return engine.setUp({ ...setting(draw, { seats, options, box }), seats }, options);
}
