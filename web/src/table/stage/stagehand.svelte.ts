// Brings a table's events to the stage: the game's story turns them into steps.
import type { GameScreen } from '../../games/contract';
import type { Line, Story, Told } from '../../games/story';
import type { Updated } from '../../engine-host/interpreter';
import type { Happened, Position, View } from '../../protocol/messages';
import { settings } from '../../settings/settings.svelte';
import { Staging, type StagedTurn } from './staging.svelte';
import type { Table } from '../table.svelte';
import { said } from '../../text/words.svelte';
import type { Onlooker } from './onlooker.svelte';
import { seatOf, seatsSince, sinceLastTurn, toldAt } from '../aside/turns';

export class Stagehand {
    story = $state.raw<Story | null>(null);
    readonly staging = new Staging({
        pace: () => settings.now.pace,
        still: () => settings.still,
        watched: () => !document.hidden,
    });
    /** The position after one's own last turn, if it was seen. */
    #base: View | null = null;
    /** The version up to which the lines have been read. */
    #read = $state(-1);
    /** What only spectators are shown; loaded for them only. */
    #onlooker = $state.raw<Onlooker | null>(null);
    /** The longest thinking time of each seat's bot in milliseconds, as seen from here. */
    thought = $state.raw<number[]>([]);

    constructor(readonly table: Table) {
        table.watch((before, update) => this.#heard(before, update));
    }

    async load(story: GameScreen['story']): Promise<void> {
        const watched = this.watching ? import('./onlooker.svelte') : null;
        this.story = (await story?.().catch(() => null))?.default ?? null;
        const found = await watched?.catch(() => null);
        if (found) this.#onlooker = new found.Onlooker(this.table);
    }

    #heard(before: Position | null, update: Updated): void {
        const { position, viewer } = update;
        this.#time(before);
        this.#onlooker?.heard(before);
        const street = before && this.held(before.view);
        if (update.rewound || !position || !before || viewer !== this.table.viewer) {
            this.staging.forget();
            this.#base = null;
            return;
        }
        const mine = viewer !== null && before.turn === viewer;
        if (mine) {
            this.staging.forget();
            this.#base = position.view;
        }
        if (this.table.head?.lesson === 'on' || update.happened.length === 0) return;
        const from = street ? { ...before, view: street } : before;
        this.#stage(from, position, update.happened, mine ? viewer : null);
    }

    /** `mine`: the viewer, if the events begin with the viewer's own turn. */
    #stage(before: Position, after: Position, events: Happened[], mine: number | null): void {
        const { story } = this;
        const told = toldAt(this.table, before.view, after.view, events);
        const all = story ? story.beats(told) : plainBeats(told);
        const beats = mine === null ? all : all.filter(({ seat }) => seat !== mine);
        this.staging.add({ seat: before.turn, beats } satisfies StagedTurn);
    }

    /** What the board shows in place of a position where a scene waits for a choice. */
    held(base: View, now: View = base): View | null {
        const { last } = this.staging;
        return (last && this.story?.held?.(last, base, now)) ?? null;
    }

    /** What each seat did since the viewer's last turn, one line per seat; empty once read. */
    lines(): Line[] {
        const { story, table } = this;
        const { viewer, position, log } = table;
        if (!story || !position) return [];
        if (this.watching) return this.#onlooker?.lines(story, position) ?? [];
        if (viewer === null || !table.myTurn || table.version <= this.#read) return [];
        const events = sinceLastTurn(log, viewer);
        const told = toldAt(table, this.#base ?? position.view, position.view, events);
        return seatsSince(log, viewer).flatMap((seat) => story.line(seat, told) ?? []);
    }

    /** A viewer without a seat here. */
    get watching(): boolean {
        return this.table.held.length === 0;
    }

    /** What the lines are about, as their title says it. */
    get since(): string {
        return (this.watching && this.#onlooker?.since) || 'since-title';
    }

    /** The lines have been read: a player sees them again when there are new ones, an onlooker after
        having looked away. */
    read(): void {
        if (this.watching) this.#onlooker?.read();
        else this.#read = this.table.version;
    }

    /** Nobody looks any more. */
    leave(): void {
        if (this.watching) this.#onlooker?.leave();
    }

    #time(before: Position | null): void {
        const turn = before?.turn ?? null;
        if (turn === null || this.table.head?.seats[turn]?.kind !== 'bot') return;
        const took = Date.now() - this.table.heardAt;
        const thought = [...this.thought];
        thought[turn] = Math.max(took, thought[turn] ?? 0);
        this.thought = thought;
    }
}

/** Without a story each event is a step in the server's words, and the board stays as it will be. */
function plainBeats({ after, events }: Told): StagedTurn['beats'] {
    return events
        .filter(({ kind }) => kind !== 'turn_started')
        .map((event) => ({
            seat: seatOf(event),
            line: said(event.text),
            spots: [],
            view: after,
            landed: after,
            flights: [],
        }));
}
