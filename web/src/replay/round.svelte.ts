// What the seats last did before a position of a replay: one line per seat, with its place on the board.
import type { Line, Story } from '../games/story';
import type { Eyes } from '../net/api';
import type { Past } from '../engine-host/results';
import type { Playback } from './playback.svelte';
import type { Table } from '../table/table.svelte';
import { toldAt } from '../table/aside/turns';
import { doersOf, sinceLooked } from '../table/stage/watched';

export class Round {
    lines = $state.raw<Line[]>([]);
    #asked = 0;

    constructor(
        readonly table: Table,
        readonly playback: Playback,
    ) {}

    /** Show what led to a position; the lines appear once the position before them is known. */
    async show(story: Story, at: Past, eyes: Eyes): Promise<void> {
        const asked = ++this.#asked;
        const { ply, view } = at.position;
        const { events, from } = sinceLooked(this.table.log, null, ply);
        const before = (await this.playback.other(from, eyes))?.position.view ?? view;
        if (asked !== this.#asked) return; // another position is shown meanwhile
        const told = toldAt(this.table, before, view, events);
        this.lines = doersOf(events).flatMap((seat) => story.line(seat, told) ?? []);
    }
}
