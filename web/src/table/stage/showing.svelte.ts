// What a table's page shows at this moment: the present position, a step of the turn being staged, or an
// earlier position, and the lines, scores and marks that go with it.
import type { BoardProps, GamePieces, LastRound, Standing } from '../../games/contract';
import type { GameDetail, Happened } from '../../protocol/messages';
import { Peek } from '../board/peek.svelte';
import { tokenOf } from '../../account/keys';
import { settings } from '../../settings/settings.svelte';
import type { Table } from '../table.svelte';
import { Unread } from '../aside/unread.svelte';
import { t } from '../../text/words.svelte';
import { Layout } from '../layout.svelte';
import type { Loaded } from '../loading.svelte';
import { nowProps, pastProps, stagedProps } from '../board/pieces';
import { Stagehand } from './stagehand.svelte';

/** Places of the board that are marked together; `seat`: whose mark hangs on them. */
export interface Pointed {
    seat: number | null;
    spots: readonly string[];
}
export type SheetName = 'seats' | 'values' | 'aside';

export class Showing {
    readonly hand: Stagehand;
    readonly peek: Peek;
    readonly unread: Unread;
    readonly layout: Layout;
    readonly #loaded: () => Loaded;
    /** The board and the current decision come first; the rest a moment later. */
    later = $state(false);
    sheet = $state<SheetName | null>(null);
    /** The keys are explained. */
    help = $state(false);
    /** The end is shown as soon as the game is over, until it is closed. */
    ending = $state(true);
    /** What is pointed at in the log or among the lines. */
    pointed = $state.raw<Pointed | null>(null);

    constructor(
        readonly table: Table,
        loaded: () => Loaded,
    ) {
        this.#loaded = loaded;
        this.hand = new Stagehand(table);
        this.peek = new Peek(table);
        this.unread = new Unread(table);
        this.layout = new Layout(() => this.pieces);
    }

    get detail(): GameDetail {
        return this.#loaded().detail;
    }

    get pieces(): GamePieces {
        return this.#loaded().pieces;
    }

    get staging() {
        return this.hand.staging;
    }

    /** The step of another seat's turn that is being staged. */
    readonly beat = $derived.by(() => (this.peek.at ? null : this.staging.beat));

    /** The present position, for the hand. */
    readonly now = $derived.by((): BoardProps => nowProps(this.table, this.detail));

    /** What the board and all beside it show. */
    readonly shown = $derived.by((): BoardProps => {
        const { beat, now, peek, staging } = this;
        if (peek.at) return pastProps(peek.at, this.table, this.detail);
        if (beat) return stagedProps(now, staging.landed ? beat.landed : beat.view);
        const base = this.table.position?.view;
        const held = base ? this.hand.held(base, now.view) : null;
        return held ? { ...now, view: held } : now;
    });

    /** A table without onlookers shows its board to players only. */
    get seen(): boolean {
        return this.peek.at !== null || this.table.position !== null;
    }

    get over(): boolean {
        return this.table.head?.status === 'over';
    }

    readonly warning = $derived.by(
        (): LastRound | null => this.pieces.lastRound?.(this.shown.view, this.detail) ?? null,
    );

    readonly toEnd = $derived.by((): string =>
        this.seen ? (this.pieces.toEnd?.(this.shown.view, this.detail) ?? '') : '',
    );

    /** One line for each seat since the viewer's last turn. */
    readonly lines = $derived.by(() => (this.staging.on || this.peek.at ? [] : this.hand.lines()));

    readonly marks = $derived.by((): readonly Pointed[] => {
        if (this.pointed) return [this.pointed];
        const [{ at }, { story }] = [this.peek, this.hand];
        if (!at || !story) return this.lines;
        const spots = at.happened.flatMap((event) => story.spots(event, at.position.view));
        return [{ seat: null, spots }];
    });

    readonly standings = $derived.by((): (Standing | null)[] =>
        this.table.names.map((_, seat) =>
            this.seen ? (this.pieces.standing?.(this.shown.view, seat) ?? null) : null,
        ),
    );

    /** The most points that any seat has or may count on: the length of the race. */
    readonly most = $derived.by(() =>
        Math.max(
            ...this.standings.map(
                (one) => (one?.points ?? 0) + Math.max(0, one?.more?.points ?? 0),
            ),
        ),
    );

    /** Sounds are offered once, to who plays. */
    get offering(): boolean {
        const { head, viewer } = this.table;
        return !settings.now.soundsAsked && viewer !== null && !head?.lesson;
    }

    get learning(): boolean {
        return !!this.table.head?.lesson && this.table.viewer !== null;
    }

    /** The bot that is thought to be thinking. */
    readonly waiting = $derived.by((): number | null => {
        const { head, playing } = this.table;
        const turn = playing ? (head?.turn ?? null) : null;
        return turn !== null && head?.seats[turn]?.kind === 'bot' ? turn : null;
    });

    /** On a phone the log's button shows what happened meanwhile: a line of its own would move
        the board. */
    get sinceInLog(): boolean {
        return this.layout.small && this.lines.length > 0;
    }

    get asideLabel(): string {
        const label = t('aside-label');
        if (this.unread.count > 0) return t('chat-new', { label, count: this.unread.count });
        if (!this.sinceInLog) return label;
        return `${label}: ${t('since-short', { count: this.lines.length })}`;
    }

    /** Mark where an event of the log happened. */
    point(event: Happened | null): void {
        const { story } = this.hand;
        const spots = event && story ? story.spots(event, this.shown.view) : [];
        this.pointed = spots.length > 0 ? { seat: null, spots } : null;
    }

    get #eyes() {
        const seat = this.table.viewer;
        return { seat, token: tokenOf(this.table.id, seat) };
    }

    /** Show an earlier position. */
    show(ply: number): void {
        void this.peek.show(ply, this.#eyes);
        this.sheet = null;
    }

    /** Show the scene again that began with the action of a ply. */
    async scene(ply: number): Promise<void> {
        const { story } = this.hand;
        this.sheet = null;
        if (!story) return;
        const { sceneAt } = await import('./scene');
        const scene = await sceneAt(this.table, story, ply, this.#eyes).catch(() => null);
        if (!scene) return;
        this.peek.close();
        this.staging.play(scene);
    }
}
