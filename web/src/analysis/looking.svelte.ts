// An analysis that deepens step by step while somebody looks: it rests while the page is hidden, and goes on where
// it was.
import type { Question } from '../../engine/thinking/deepening';
import type { Analysed } from '../engine-host/thinker';

/** Who thinks. */
export interface Depths {
    /** The next step; null if it is stopped. */
    deepen: (question: Question) => Promise<Analysed | null>;
    stop: () => void;
}

export class Looking {
    now = $state.raw<Analysed | null>(null);
    failed = $state(false);
    #question: Question | null = null;
    #rests = false;
    /** Counts beginnings, so that the answer to an older question is not shown. */
    #begun = 0;

    constructor(readonly depths: () => Depths | null) {}

    /** Begin at another position; null: at none. */
    look(question: Question | null): void {
        this.#question = question;
        [this.now, this.failed] = [null, false];
        this.#begin();
    }

    /** The page is hidden. */
    rest(): void {
        this.#rests = true;
        this.#begun += 1;
        this.depths()?.stop();
    }

    /** The page is seen again. */
    wake(): void {
        this.#rests = false;
        if (!this.now?.isDone) this.#begin();
    }

    #begin(): void {
        const begun = ++this.#begun;
        const depths = this.depths();
        depths?.stop();
        if (depths && this.#question && !this.#rests)
            void this.#deepen(depths, this.#question, begun);
    }

    async #deepen(depths: Depths, question: Question, begun: number): Promise<void> {
        try {
            for (let isDone = false; !isDone;) {
                const found = await depths.deepen(question);
                if (begun !== this.#begun || !found) return;
                this.now = found;
                ({ isDone } = found);
            }
        } catch {
            if (begun === this.#begun) this.failed = true;
        }
    }
}
