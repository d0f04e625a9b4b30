// A box on the desk: its file as it is now, what the server says of it, and the way back.
import { ApiError } from '../net/api';
import type { BoxChange, BoxPage, BoxValue, Texts } from '../protocol/messages';
import { api } from './api';
import { keepBox, keptBox } from './kept';

const MOST_BACK = 50;

export class Desk {
    page = $state.raw<BoxPage | null>(null);
    /** Why the last thing that was asked for was not done. */
    refusal = $state.raw<Texts | null>(null);
    busy = $state(false);
    /** Whether the browser keeps it for the next visit. */
    kept = $state(true);
    #before = $state.raw<(string | null)[]>([]);

    constructor(readonly game: string) {}

    get canUndo(): boolean {
        return this.#before.length > 0;
    }

    /** How many values are not those of the packaged box. */
    get changes(): number {
        return this.page?.values.filter(({ changed }) => changed).length ?? 0;
    }

    /** The file if it is not the packaged one. */
    text = $state.raw<string | null>(null);

    value(name: string): BoxValue | undefined {
        return this.page?.values.find((value) => value.name === name);
    }

    /** What was kept and can no longer be read is left alone; the packaged box is shown then. */
    async load(): Promise<void> {
        const own = keptBox(this.game);
        const isRead = await this.#ask(own, []);
        this.text = isRead ? own : null;
        if (!isRead && own !== null) await this.#ask(null, []);
    }

    change(name: string, value: unknown, source: string): Promise<boolean> {
        return this.#step(this.text, [{ name, value, source, restore: false }]);
    }

    restore(name: string): Promise<boolean> {
        return this.#step(this.text, [{ name, value: null, source: '', restore: true }]);
    }

    async undo(): Promise<void> {
        const before = this.#before.at(-1);
        if (before === undefined || !(await this.#ask(before, []))) return;
        this.#before = this.#before.slice(0, -1);
        this.#keep(before);
    }

    /** The packaged box again. */
    startOver(): Promise<boolean> {
        return this.#step(null, []);
    }

    /** A file that was exported before, or written by hand. */
    take(text: string): Promise<boolean> {
        return this.#step(text, []);
    }

    async #step(text: string | null, changes: BoxChange[]): Promise<boolean> {
        const before = this.text;
        if (!(await this.#ask(text, changes))) return false;
        this.#before = [...this.#before, before].slice(-MOST_BACK);
        const own = text !== null || changes.length > 0;
        this.#keep(own ? (this.page?.text ?? null) : null);
        return true;
    }

    #keep(text: string | null): void {
        this.text = text;
        this.kept = keepBox(this.game, text);
    }

    /** What is no component file at all is not put on the desk. */
    async #ask(text: string | null, changes: BoxChange[]): Promise<boolean> {
        this.busy = true;
        this.refusal = null;
        try {
            const page = await api.check(this.game, { text, changes });
            if (page.values.length) this.page = page;
            else this.refusal = { en: page.fault ?? '' };
            return page.values.length > 0;
        } catch (error) {
            this.refusal = (error instanceof ApiError && error.reason.text) || {};
            return false;
        } finally {
            this.busy = false;
        }
    }
}
