// Going through the positions of a game: step by step, or playing.
import type { Past } from '../engine-host/results';
import type { Eyes } from '../net/api';
import { language } from '../settings/settings.svelte';
import { type Stop, turnAt } from '../ending/stops';
import type { Table } from '../table/table.svelte';

const AHEAD = 3;
const PACE = 900;

export class Playback {
    at = $state.raw<Past | null>(null);
    ply = $state(0);
    plies = $state(0);
    playing = $state(false);
    /** Where the turns of the game have ended. */
    stops: readonly Stop[] = [];
    /** Go to a ply: the page writes it into the address, which comes back by `show`. */
    go: (ply: number) => void = () => {};
    #known = new Map<string, Promise<Past>>();
    #timer: ReturnType<typeof setTimeout> | null = null;

    constructor(readonly table: Table) {}

    show(wanted: number, eyes: Eyes, plies: number): void {
        const ply = Math.max(0, Math.min(wanted, plies));
        this.ply = ply;
        this.plies = plies;
        for (let next = ply; next <= Math.min(ply + AHEAD, plies); next++) {
            const asked = this.#ask(next, eyes);
            if (next === ply) void this.#put(asked, ply);
            else asked.catch(() => {});
        }
    }

    /** A position that is not shown, as these eyes see it; null if it cannot be had. */
    other(ply: number, eyes: Eyes): Promise<Past | null> {
        return this.#ask(ply, eyes).catch(() => null);
    }

    step(by: number): void {
        this.stop();
        this.#move(this.ply + by);
    }

    /** A turn on or back; where turns are not known, a step. */
    turn(by: 1 | -1): void {
        this.stop();
        this.#move(this.#turned(by));
    }

    jump(ply: number): void {
        this.stop();
        this.#move(ply);
    }

    toggle(): void {
        if (this.playing) this.stop();
        else {
            this.playing = true;
            if (this.ply >= this.plies) this.#move(0);
            this.#next();
        }
    }

    stop(): void {
        this.playing = false;
        if (this.#timer) clearTimeout(this.#timer);
    }

    /** Arrow keys for turns, with Shift for steps, and the space bar, where nothing else wants them. */
    key(event: KeyboardEvent): void {
        const target = event.target as Element | null;
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (target?.matches?.('input, select, textarea, button, a, [role=tab]')) return;
        const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
        if (by !== null) void (event.shiftKey ? this.step(by) : this.turn(by));
        else if (event.key === ' ') this.toggle();
        else return;
        event.preventDefault();
    }

    #move(ply: number): void {
        this.go(Math.max(0, Math.min(ply, this.plies)));
    }

    #turned(by: 1 | -1): number {
        const now = turnAt(this.stops, this.ply);
        const within = this.stops[now]?.ply !== this.ply;
        const to = this.stops[by > 0 ? now + 1 : within ? now : now - 1];
        return to?.ply ?? this.ply + by;
    }

    #next(): void {
        this.#timer = setTimeout(() => {
            if (this.ply >= this.plies) this.stop();
            if (!this.playing) return;
            this.#move(this.#turned(1));
            this.#next();
        }, PACE);
    }

    async #put(asked: Promise<Past>, ply: number): Promise<void> {
        const at = await asked.catch(() => null);
        if (at && this.ply === ply) this.at = at;
    }

    #ask(ply: number, eyes: Eyes): Promise<Past> {
        const name = `${ply} ${eyes.seat} ${language.current}`;
        let asked = this.#known.get(name);
        if (!asked) {
            asked = this.table.past(ply, eyes);
            this.#known.set(name, asked);
            asked.catch(() => this.#known.delete(name));
        }
        return asked;
    }
}
