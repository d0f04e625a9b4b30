// Questions to the server that change nothing, and their answers by number.
import type { PreviewResult, Reason, ReasonMessage } from '../protocol/messages';

export type Answer = PreviewResult | ReasonMessage;

/** A question was refused, for instance because the position has changed in the meantime. */
export class QuestionRefused extends Error {
    constructor(readonly reason: Reason) {
        super(Object.values(reason.text)[0]);
    }
}

interface Asked {
    settle: (answer: Answer) => void;
    fail: (error: Error) => void;
}

export class Questions {
    #last = 0;
    #asked = new Map<number, Asked>();

    /** Ask with a fresh number; `send` returns whether the connection is open. */
    ask(send: (id: number) => boolean): Promise<Answer> {
        const id = ++this.#last;
        return new Promise((settle, fail) => {
            this.#asked.set(id, { settle, fail });
            if (send(id)) return;
            this.#asked.delete(id);
            fail(new Error('the line is broken'));
        });
    }

    answered(answer: Answer): void {
        this.#asked.get(answer.id)?.settle(answer);
        this.#asked.delete(answer.id);
    }

    /** Questions are answered in order: a refusal without a number answers the oldest. */
    refused(reason: Reason): boolean {
        const [id, asked] = this.#asked.entries().next().value ?? [];
        if (id === undefined) return false;
        this.#asked.delete(id);
        asked?.fail(new QuestionRefused(reason));
        return true;
    }

    /** The line is broken: no answer will come. */
    drop(): void {
        for (const { fail } of this.#asked.values()) fail(new Error('the line is broken'));
        this.#asked.clear();
    }
}
