// Three ways to begin a table with others, each a choice of clock and terms; everything else can be changed below.
import type { ClockChoice } from './wish';

export interface Preset {
    clock: ClockChoice;
    take_backs: boolean;
    /** With the options of the guided first game, where there is one. */
    taught: boolean;
}

const USUAL = { minutes: 20, increment: 20, days: 3 };

/** Without any of them: no clock, and moves may be taken back. */
export const usualClock: ClockChoice = { kind: 'none', ...USUAL };

export const PRESETS = {
    first: { clock: usualClock, take_backs: true, taught: true },
    live: { clock: { kind: 'live', ...USUAL }, take_backs: false, taught: false },
    days: { clock: { kind: 'days', ...USUAL }, take_backs: true, taught: false },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
