// The choices that are made and not sent, and the position they lead to, as far as it can be known here
// ("preview"); until they are sent taking back is free.
import type { LegalAction } from '../games/action';
import { games } from '../games/games.svelte';
import type { PreviewResult } from '../engine-host/results';
import { ownGameOf } from '../net/here';
import type { Connection } from '../net/connection.svelte';
import type { Position, TableHead } from '../protocol/messages';
import { keep, load } from '../settings/stored';
import { asTexts, t } from '../text/words.svelte';
import { Ghost, Previews, type Tries } from './ghost.svelte';

/** Who takes what has been put together. */
export type Taker = Pick<Connection, 'id' | 'sending' | 'command' | 'tell' | 'dismiss'>;

/** What a lesson lets through. */
export interface Leash {
    allows: (action: LegalAction) => boolean;
    /** Say that something else has to be done. */
    refuse: () => void;
    /** Whether it has something to say to a choice instead of going on. */
    answers: (action: LegalAction) => boolean;
    /** Whether it holds now. */
    readonly leads: boolean;
}

/** A turn half put together outlives a reload: it is made again when its position comes back. */
interface Kept {
    ply: number;
    seat: number;
    actions: number[];
}

interface Choice {
    n: number;
    /** Null while it is worked out. */
    result: PreviewResult | null;
    /** Nothing else was allowed, so the player was not asked. */
    forced: boolean;
}

export class Draft {
    protected head = $state.raw<TableHead | null>(null);
    protected choices = $state.raw<Choice[]>([]);
    /** The position from the server, and the seat that it is shown to. */
    #base = $state.raw<Position | null>(null);
    #seat = $state<number | null>(null);
    #leash = $state.raw<Leash | null>(null);
    /** Counts changes, so that the answer to an older question is not shown. */
    #changes = 0;
    readonly #previews: Previews;
    readonly #ghost: Ghost;

    constructor(
        readonly connection: Taker,
        tries: Tries,
    ) {
        this.#previews = new Previews(tries);
        this.#ghost = new Ghost(this.#previews);
    }

    /** What the table looks like to a seat; the choices stay if the position is still the same one. */
    show(head: TableHead, seat: number | null, position: Position | null): void {
        const [before, eyes] = [this.#base, this.#seat];
        const same = before?.ply === position?.ply && before?.turn === position?.turn;
        [this.head, this.#seat, this.#base] = [head, seat, position];
        this.hover(null);
        if (same && eyes === seat && position) return;
        this.#previews.begin(this.at);
        if (!this.empty) this.change([]);
        void this.#force();
    }

    /** The same position comes in other words; what the choices do is worded again, too. */
    async reword(position: Position): Promise<void> {
        this.#base = position;
        this.#previews.begin(this.at);
        const asked = this.actions.map((_, i) => this.ask(this.actions.slice(0, i + 1)));
        const change = this.#changes;
        const results = await Promise.all(asked).catch(() => null);
        if (results && change === this.#changes)
            this.choices = this.choices.map((one, i) => ({ ...one, result: results[i]! }));
    }

    /** Make the choices of before a reload again; returns them. */
    recall(): number[] {
        const { ply, seat, actions } =
            load<Partial<Kept> | null>(this.#name, null, 'sessionStorage') ?? {};
        const same = ply === this.at?.ply && seat === this.at?.seat;
        if (this.free || !same || !actions?.length) return [];
        void this.redraft(actions);
        return actions;
    }

    get #name(): string {
        return `draft.${this.connection.id}`;
    }

    get actions(): number[] {
        return this.choices.map((choice) => choice.n);
    }

    get empty(): boolean {
        return this.choices.length === 0;
    }

    /** Whether anything was chosen by a person: only that can be taken back. */
    get free(): boolean {
        return this.choices.some((choice) => !choice.forced);
    }

    /** True while the last choice is worked out. */
    get waiting(): boolean {
        return this.choices.some((choice) => choice.result === null);
    }

    /** Why the choices end here; null while there is more to decide. */
    get stops(): PreviewResult['stops'] {
        return this.choices.at(-1)?.result?.stops ?? null;
    }

    /** The position to show, with the choices that have been computed. */
    get position(): Position | null {
        const shown = this.choices.findLast((choice) => choice.result?.position);
        return shown?.result?.position ?? this.#base;
    }

    /** What the choices do, in order. */
    get happened(): PreviewResult['happened'] {
        return this.choices.findLast((choice) => choice.result)?.result?.happened ?? [];
    }

    /** The numbers of the actions that are possible next. */
    get #next(): number[] {
        if (this.waiting || this.stops !== null) return [];
        const shown = this.empty ? this.#base : this.choices.at(-1)?.result?.position;
        return shown?.legal ?? [];
    }

    /** Let a lesson decide what is possible; returns how to end that. */
    follow(leash: Leash): () => void {
        this.#leash = leash;
        return () => (this.#leash = null);
    }

    /** The lesson that leads now. */
    get leash(): Leash | null {
        return this.#leash?.leads ? this.#leash : null;
    }

    /** Whether the player is to act. */
    get mine(): boolean {
        const { status, turn } = this.head ?? {};
        return this.#seat !== null && status === 'playing' && turn === this.#seat;
    }

    protected get at(): { ply: number; seat: number } | null {
        const [position, seat] = [this.#base, this.#seat];
        return position && seat !== null ? { ply: position.ply, seat } : null;
    }

    /** Where the actions of the game are known. */
    get #game(): string {
        return this.head ? (ownGameOf(this.head) ?? this.head.game) : '';
    }

    named(numbers: readonly number[]): LegalAction[] {
        return games.named(this.#game, numbers);
    }

    get chosen(): LegalAction[] {
        return this.named(this.actions);
    }

    /** The possible next choices. */
    get legal(): LegalAction[] {
        return this.named(this.#next).filter((action) => this.#leash?.allows(action) ?? true);
    }

    async choose(action: LegalAction): Promise<void> {
        if (!this.#base || !this.#next.includes(action.n)) return;
        if (this.#leash && (!this.#leash.allows(action) || this.#leash.answers(action))) return;
        await this.#add(action.n, false);
    }

    /** Whether more can be chosen here than the engine lists, such as what stands before the last choice. */
    protected get waits(): boolean {
        return false;
    }

    /** Make choices that have only one outcome. */
    async #force(): Promise<void> {
        const [only, other] = this.#next;
        const isOnly = only !== undefined && other === undefined && !this.waits;
        if (isOnly && !this.leash && this.mine) await this.#add(only, true);
    }

    async #add(n: number, forced: boolean): Promise<void> {
        const change = this.change([...this.choices, { n, result: null, forced }]);
        const result = await this.ask(this.actions).catch(() => null);
        if (change !== this.#changes) return;
        const before = this.choices.slice(0, -1);
        if (!result || result.refused) {
            this.change(before);
            if (result?.refused) this.connection.tell(result.refused);
            return;
        }
        this.choices = [...before, { n, result, forced }];
        await this.#force();
    }

    ask(actions: number[]): Promise<PreviewResult> {
        return this.#previews.ask(actions);
    }

    /** Tell why an action, written in notation, is not allowed. */
    async why(text: string): Promise<void> {
        if (this.leash) return this.leash.refuse();
        const n = games.detail(this.#game)?.notation.indexOf(text) ?? -1;
        if (n < 0) return;
        const result = await this.ask([...this.actions, n]).catch(() => null);
        if (!result || result.stops === 'alone') return; // nobody knows
        const said = this.stops ? t('why-goes-on') : t('why-allowed', { action: text });
        const allowed = { clause: null, text: asTexts(said) };
        this.connection.tell(this.stops ? allowed : (result.refused ?? allowed));
    }

    /** What the hovered or focused action would do. */
    get ghost(): Ghost['shown'] {
        return this.#ghost.shown;
    }

    /** `instead`: choices in place of the present ones that the action is part of. */
    hover(action: LegalAction | null, instead?: LegalAction[]): void {
        const here = action ? [...this.actions, action.n] : [];
        this.#ghost.hover(action, instead?.map(({ n }) => n) ?? here);
    }

    /** Replace all choices at once; those from the first illegal one on are dropped. */
    async redraft(actions: number[]): Promise<void> {
        const change = ++this.#changes;
        const made: Choice[] = [];
        let legal = this.#base?.legal ?? [];
        for (const [i, n] of actions.entries()) {
            if (!legal.includes(n)) break;
            const result = await this.ask(actions.slice(0, i + 1)).catch(() => null);
            if (change !== this.#changes) return;
            if (!result || result.refused) break;
            made.push({ n, result, forced: legal.length === 1 && this.mine });
            legal = result.stops === null ? (result.position?.legal ?? []) : [];
        }
        this.change(made);
        await this.#force();
    }

    protected change(choices: Choice[]): number {
        this.choices = choices;
        // What was pointed at was seen before them; it may have gone without telling the pointer.
        this.hover(null);
        const kept = this.at && !this.empty && { ...this.at, actions: this.actions };
        keep(this.#name, kept || null, 'sessionStorage');
        this.connection.dismiss();
        return ++this.#changes;
    }
}
