// The turn being put together. The server applies the choices on a copy ("preview") and nothing
// is done before "Done" sends all of them as one step; until then taking back is free.
import type { LegalAction, Naming } from '../games/action';
import type { Position, PreviewResult } from '../protocol/messages';

/** Ask what a list of actions would do at the position of the draft. */
export type Previewer = (actions: number[]) => Promise<PreviewResult>;

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

interface Choice {
    n: number;
    result: PreviewResult | null;
    /** Nothing else was allowed, so the player was not asked. */
    forced: boolean;
}

export class Draft {
    leash = $state.raw<Leash | null>(null);
    #base = $state.raw<Position | null>(null);
    #choices = $state.raw<Choice[]>([]);
    #known = new Map<string, Promise<PreviewResult>>();
    /** Counts changes, so that an answer to an older question is not shown. */
    #turn = 0;

    constructor(
        readonly preview: Previewer,
        readonly named: Naming,
        readonly refused: (why: PreviewResult | Error) => void = () => {},
        readonly changed: (actions: number[]) => void = () => {},
        /** Whether what has one outcome only is chosen without being asked. */
        readonly forces: () => boolean = () => false,
    ) {}

    /** A position from the server; the choices stay if it is still the same one. */
    place(position: Position | null, sameEyes = true): void {
        const before = this.#base;
        const same =
            sameEyes &&
            before?.ply === position?.ply &&
            before?.turn === position?.turn &&
            !!position;
        this.#base = position;
        if (same) return;
        this.#known.clear();
        if (this.#choices.length > 0) this.#set([]);
        this.#force();
    }

    get actions(): number[] {
        return this.#choices.map((choice) => choice.n);
    }

    get chosen(): LegalAction[] {
        return this.named(this.actions);
    }

    get empty(): boolean {
        return this.#choices.length === 0;
    }

    /** Whether anything was chosen by a person: only that can be taken back. */
    get free(): boolean {
        return this.#choices.some((choice) => !choice.forced);
    }

    /** True while the server works the last choice out. */
    get waiting(): boolean {
        return this.#choices.some((choice) => choice.result === null);
    }

    /** Why the draft ends here; null while there is more to decide. */
    get stops(): PreviewResult['stops'] {
        return this.#choices.at(-1)?.result?.stops ?? null;
    }

    /** The position to show, with the choices that have been computed. */
    get position(): Position | null {
        const shown = this.#choices.findLast((choice) => choice.result?.position);
        return shown?.result?.position ?? this.#base;
    }

    /** The possible next choices. */
    get legal(): LegalAction[] {
        const may = this.named(this.#numbers);
        return may.filter((action) => this.leash?.allows(action) ?? true);
    }

    get #numbers(): number[] {
        if (this.waiting || this.stops !== null) return [];
        const shown = this.empty ? this.#base : this.#choices.at(-1)?.result?.position;
        return shown?.legal ?? [];
    }

    /** What the choices do, in order. */
    get happened(): PreviewResult['happened'] {
        return this.#choices.findLast((choice) => choice.result)?.result?.happened ?? [];
    }

    async choose(action: LegalAction): Promise<void> {
        const { n } = action;
        if (!this.#base || !this.#numbers.includes(n)) return;
        if (this.leash && (!this.leash.allows(action) || this.leash.answers(action))) return;
        await this.#add(n, false);
    }

    /** Make choices that have only one outcome. */
    #force(): Promise<void> {
        const [only, other] = this.#numbers;
        const isOnly = only !== undefined && other === undefined;
        if (!isOnly || this.leash?.leads || !this.forces()) return Promise.resolve();
        return this.#add(only, true);
    }

    async #add(n: number, forced: boolean): Promise<void> {
        const turn = this.#set([...this.#choices, { n, result: null, forced }]);
        const actions = this.actions;
        const result = await this.ask(actions).catch((error: Error) => error);
        if (turn !== this.#turn) return;
        if (result instanceof Error || result.refused) {
            this.#set(this.#choices.slice(0, -1));
            this.refused(result);
            return;
        }
        const last = this.#choices.length - 1;
        this.#choices = this.#choices.map((choice, i) =>
            i === last ? { ...choice, result } : choice,
        );
        await this.#force();
    }

    /** The preview of a list of actions; each list is asked for once a position. */
    ask(actions: number[]): Promise<PreviewResult> {
        const name = actions.join(' ');
        let asked = this.#known.get(name);
        if (!asked) {
            asked = this.preview(actions);
            this.#known.set(name, asked);
            asked.catch(() => this.#known.delete(name));
        }
        return asked;
    }

    /** Take back the last choice, together with everything that only followed from it. */
    undo(): void {
        const last = this.#choices.findLastIndex((choice) => !choice.forced);
        if (last >= 0) this.#set(this.#choices.slice(0, last));
    }

    /** Take back every choice of the player. */
    clear(): void {
        const first = this.#choices.findIndex((choice) => !choice.forced);
        if (first >= 0) this.#set(this.#choices.slice(0, first));
    }

    /** Replace all choices at once; those from the first illegal one on are dropped. */
    async redraft(actions: number[]): Promise<void> {
        const turn = ++this.#turn;
        const made: Choice[] = [];
        let legal = this.#base?.legal ?? [];
        for (const [i, n] of actions.entries()) {
            if (!legal.includes(n)) break;
            const result = await this.ask(actions.slice(0, i + 1)).catch(() => null);
            if (turn !== this.#turn) return;
            if (!result || result.refused) break;
            const forced = legal.length === 1 && this.forces();
            made.push({ n, result, forced });
            legal = result.stops === null ? (result.position?.legal ?? []) : [];
        }
        this.#set(made);
        await this.#force();
    }

    #set(choices: Choice[]): number {
        this.#choices = choices;
        this.changed(this.actions);
        return ++this.#turn;
    }
}
