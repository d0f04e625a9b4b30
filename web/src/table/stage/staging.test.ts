import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat } from '../../games/story';
import { landing, lengthOf, type Pace, Staging, type StagedTurn } from './staging.svelte';

const LINE = 'Orange lays a red farm and takes a silver house.';
function beat(name: string, flying = 0): Beat {
    const flights = flying ? [{ thing: 'seal', count: flying, from: 'a', to: 'b' }] : [];
    return { seat: 1, line: name, spots: [], view: { name }, landed: { name, all: 1 }, flights };
}
function turn(seat: number, ...names: string[]): StagedTurn {
    return { seat, beats: names.map((name) => beat(name)) };
}
function staging(more: Partial<{ pace: Pace; still: boolean; watched: boolean }> = {}) {
    const now = { pace: 'normal' as Pace, still: false, watched: true, ...more };
    const manner = { pace: () => now.pace, still: () => now.still, watched: () => now.watched };
    return { now, show: new Staging(manner) };
}

beforeEach(() => void vi.useFakeTimers());

describe('the staging of turns', () => {
    it('shows one step after the other and then the present position', () => {
        const { show } = staging();
        show.add(turn(1, LINE, LINE + LINE));
        expect(show.beat?.line).toBe(LINE);
        vi.advanceTimersByTime(1200);
        expect(show.beat?.line).toBe(LINE + LINE);
        vi.advanceTimersByTime(1200);
        expect(show.on).toBe(false);
    });

    it('takes 0.6 to 1.2 s a step, longer when slow, shorter when fast or crowded', () => {
        for (const line of ['', 'Pass.', LINE]) {
            const length = lengthOf(beat(line, 4), 'normal');
            expect(length).toBeGreaterThanOrEqual(600);
            expect(length).toBeLessThanOrEqual(1200);
            expect(landing(beat(line, 30))).toBeLessThanOrEqual(1200);
            expect(lengthOf(beat(line), 'slow')).toBeGreaterThan(length);
            expect(lengthOf(beat(line), 'fast')).toBeLessThan(length / 2 + 1);
            expect(lengthOf(beat(line, 4), 'normal', 2)).toBeLessThan(length);
        }
    });

    it('lets turns queue up, in their order', () => {
        const { show } = staging();
        for (const seat of [1, 2, 3]) show.add(turn(seat, `${seat}a`, `${seat}b`));
        expect(show.waiting).toBe(2);
        const seen: (string | undefined)[] = [];
        for (let i = 0; i < 100 && show.on; i++) {
            if (seen.at(-1) !== show.beat?.line) seen.push(show.beat?.line);
            vi.advanceTimersByTime(100);
        }
        expect(seen).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
        expect(show.on).toBe(false);
    });

    it('is at the present position at once when it is skipped, and stays there', () => {
        const { show } = staging();
        show.add(turn(1, 'a', 'b'));
        show.add(turn(2, 'c'));
        show.skip();
        expect([show.on, show.waiting]).toEqual([false, 0]);
        vi.advanceTimersByTime(10_000);
        expect(show.on).toBe(false);
    });

    it('shows everything since the last turn again', () => {
        const { show } = staging();
        show.add(turn(1, 'a'));
        show.add(turn(2, 'b'));
        show.skip();
        show.again();
        expect(show.beat?.line).toBe('a');
        vi.advanceTimersByTime(1000);
        expect(show.beat?.line).toBe('b');
        show.forget();
        show.again();
        expect(show.on).toBe(false);
    });

    it('shows nothing when it is off, and all the same again when asked to', () => {
        const { show, now } = staging({ pace: 'off' });
        show.add(turn(1, 'a'));
        expect(show.on).toBe(false);
        show.again();
        expect(show.beat?.line).toBe('a');
        show.skip();
        now.pace = 'fast';
        show.add(turn(2, 'b'));
        expect(show.beat?.line).toBe('b');
    });

    it('holds a number back until what flies has arrived; stills have it at once', () => {
        const flying = { seat: 1, beats: [beat(LINE, 3)] };
        const { show } = staging();
        show.add(flying);
        expect(show.landed).toBe(false);
        vi.advanceTimersByTime(landing(flying.beats[0]!));
        expect([show.landed, show.on]).toEqual([true, true]);
        const { show: still } = staging({ still: true });
        still.add(flying);
        expect([still.landed, still.on]).toEqual([true, true]);
    });

    it('waits for somebody who looks', () => {
        const { show, now } = staging({ watched: false });
        show.add(turn(1, 'a'));
        expect(show.on).toBe(false);
        now.watched = true;
        show.wake();
        expect(show.beat?.line).toBe('a');
    });
});
