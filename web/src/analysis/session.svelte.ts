// One analysis: where in the game it begins, what is known there, the variation that is walked, and the search
// that looks at where one is.
import { EVERYTHING } from '../../engine/named';
import type { Line, Question } from '../../engine/thinking/deepening';
import type { Host } from '../engine-host/host';
import type { Reader } from '../engine-host/results';
import type { Analysed, Spot } from '../engine-host/thinker';
import type { GameDetail, Happened, Position } from '../protocol/messages';
import { language } from '../settings/settings.svelte';
import type { Table } from '../table/table.svelte';
import type { Course, Start } from './course';
import { forgetLine, keepLine, keptAt, type KeptLine } from './kept';
import { Looking } from './looking.svelte';
import { Walk } from './walk.svelte';

/** What the board shows; eyes: the seat that sees it. */
export interface Shown {
    position: Position;
    /** What led to it from the step before. */
    happened: Happened[];
    eyes: number;
}

export class Session {
    start = $state.raw<Start | null>(null);
    isOpen = $state(false);
    shown = $state.raw<Shown | null>(null);
    kept = $state.raw<KeptLine[]>([]);
    failed = $state(false);
    /** The actions of the line that is looked at; empty: the best. */
    #chosen = $state('');
    readonly walk: Walk;
    readonly looking: Looking;
    #asked = 0;

    constructor(
        readonly table: Table,
        readonly detail: GameDetail,
        readonly course: Course,
        /** Positions and words, and who thinks. */
        readonly host: Host,
        thinker: Host,
    ) {
        this.#thinker = thinker;
        this.walk = new Walk((state, action) => thinker.ask('walked', state, action));
        this.looking = new Looking(() => ({
            deepen: (question) => thinker.ask<Analysed | null>('deepen', question),
            stop: () => void thinker.ask('stop').catch(() => {}),
        }));
        this.kept = keptAt(table.id);
    }
    readonly #thinker: Host;

    get lines(): readonly Line[] {
        return this.looking.now?.lines ?? [];
    }

    /** The number of the line that is looked at: it stays the same line when others rise above it. */
    get chosen(): number {
        const at = this.lines.findIndex(({ actions }) => actions.join() === this.#chosen);
        return Math.max(0, at);
    }

    choose(i: number): void {
        this.#chosen = this.lines[i]?.actions.join() ?? '';
    }

    /** Begin at a position of the game. */
    async open(ply: number, isOpen = this.isOpen): Promise<void> {
        const asked = ++this.#asked;
        try {
            const start = await this.course.at(ply);
            const spot = await this.#spotOf(start, isOpen && start.truth !== null);
            if (asked !== this.#asked) return;
            [this.start, this.isOpen, this.failed] = [start, isOpen && start.truth !== null, false];
            this.walk.begin(spot, start.ply);
            this.#look();
            await this.show();
        } catch {
            this.failed ||= asked === this.#asked;
        }
    }

    /** Where a variation goes on: in the game itself, or in a world that fits what the seat knew. */
    async #spotOf({ truth, turn, seen, ply }: Start, isOpen: boolean): Promise<Spot> {
        if (truth && (isOpen || turn === null)) return truth;
        const rows = truth?.rows ?? [];
        return { ...(await this.#thinker.ask<Spot>('sampled', seen, ply)), seen, rows };
    }

    /** Whether something can be thought about here, and played: not at a turn of others in one's own game. */
    get isMine(): boolean {
        const { start } = this;
        const [turn, isFirst] = [this.walk.here?.spot.turn ?? null, this.walk.at === 0];
        return turn !== null && (!isFirst || this.course.isOver || turn === start?.eyes);
    }

    #question(): Question | null {
        const { here, at } = this.walk;
        if (!here || !this.isMine) return null;
        const { state, seen } = here.spot;
        const played = at === 0 ? (this.start?.played ?? []) : [];
        return { record: this.isOpen ? state : seen, isOpen: this.isOpen, played };
    }

    #look(): void {
        this.#chosen = '';
        this.looking.look(this.#question());
    }

    /** Who is spoken to, and what is seen. */
    readonly readerOf = (eyes: number, viewer: number | null = eyes): Reader => {
        const { names, you } = this.table;
        return { viewer, you: eyes === you ? you : null, names, language: language.current };
    };

    /** The seat whose eyes see a step. */
    get eyes(): number {
        const { here, at } = this.walk;
        if (at === 0) return this.start?.eyes ?? 0;
        return here?.spot.turn ?? here?.seat ?? 0;
    }

    /** Show where one is; again, where the words have changed. */
    async show(): Promise<void> {
        const { here } = this.walk;
        const { eyes } = this;
        if (!here) return;
        const { spot, ply } = here;
        const record = this.isOpen || spot.turn === null ? spot.state : spot.seen;
        const viewer = this.isOpen ? EVERYTHING : eyes;
        const rows = spot.rows.map((row) => [ply, ...row]);
        const [position, happened] = await Promise.all([
            this.host.position(record, ply, this.isMine, this.readerOf(eyes, viewer)),
            this.host.happened(rows, this.readerOf(eyes)),
        ]);
        if (here === this.walk.here) this.shown = { position, happened, eyes };
    }

    // ---- the variation ---------------------------------------------------------------------------
    async #moved(moving: Promise<boolean> | boolean): Promise<void> {
        if (!(await moving)) return;
        this.#look();
        await this.show();
    }

    /** On along the variation; at its end along the line that is looked at. */
    forward(): Promise<void> {
        const { walk } = this;
        return this.#moved(walk.forward().then((done) => done || walk.along(this.#along())));
    }

    #along(): number[] {
        const line = this.lines[this.chosen];
        return line ? [...line.actions, ...line.course.map(([, action]) => action)] : [];
    }

    back(): Promise<void> {
        return this.#moved(this.walk.back());
    }

    jump(at: number): Promise<void> {
        this.walk.jump(at);
        return this.#moved(true);
    }

    play(action: number): Promise<void> {
        return this.#moved(this.isMine && this.walk.choose(action));
    }

    /** The search has looked deeper: the chance at this step. */
    heard(): void {
        const { now } = this.looking;
        const seat = this.start?.turn ?? null;
        const share = seat === null ? undefined : now?.shares[seat];
        const { here, at } = this.walk;
        if (share !== undefined && here && here.chance !== share) this.walk.tell(at, share);
    }

    // ---- what is kept ----------------------------------------------------------------------------
    keep(): void {
        const { start, walk } = this;
        if (!start || walk.steps.length < 2) return;
        const steps = walk.steps.slice(1).map(({ actions }) => actions);
        const chance = walk.steps.at(-1)!.chance;
        this.kept = keepLine(this.table.id, { ply: start.ply, isOpen: this.isOpen, steps, chance });
    }

    forget(line: KeptLine): void {
        this.kept = forgetLine(this.table.id, line);
    }

    /** Go through a kept variation again, to its end. */
    async recall({ ply, isOpen, steps }: KeptLine): Promise<void> {
        await this.open(ply, isOpen);
        for (const actions of steps) if (!(await this.walk.along(actions))) break;
        await this.#moved(true);
    }
}
