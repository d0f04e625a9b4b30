// A spectator: what they have seen, and a summary of the rest, one line per seat.
import type { Line, Story } from '../../games/story';
import type { Position, View } from '../../protocol/messages';
import { keepLooked, lookedAt, doersOf, sinceLooked } from './watched';
import { toldAt } from '../aside/turns';
import type { Table } from '../table.svelte';

/** The number of positions kept, to show what has changed since. */
const MOST = 40;

export class Onlooker {
    /** The last ply seen before they looked away. */
    #looked = $state<number | null>(null);
    /** The lines have been read. */
    #read = $state(false);
    #past: { ply: number; view: View }[] = [];

    constructor(readonly table: Table) {
        this.#looked = lookedAt(table.id);
    }

    heard(before: Position | null): void {
        if (before) this.#past = [...this.#past, before].slice(-MOST);
    }

    get since(): string {
        return sinceLooked(this.table.log, this.#looked).whole ? 'since-looked' : 'since-round';
    }

    lines(story: Story, { view }: Position): Line[] {
        if (this.#read) return [];
        const { events, from } = sinceLooked(this.table.log, this.#looked);
        const before = this.#past.findLast(({ ply }) => ply <= from)?.view ?? view;
        const told = toldAt(this.table, before, view, events);
        return doersOf(events).flatMap((seat) => story.line(seat, told) ?? []);
    }

    /** They come back only after the spectator has looked away. */
    read(): void {
        this.#read = true;
    }

    leave(): void {
        const { position, id } = this.table;
        if (!position) return;
        this.#looked = position.ply;
        this.#read = false;
        keepLooked(id, position.ply);
    }
}
