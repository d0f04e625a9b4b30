// What one table says to the server and asks of it, over a socket that reconnects.
import { helloTo } from '../account/keys';
import type {
    ClientMessage,
    PreviewResult,
    Reason,
    ReasonMessage,
    Refused,
    ServerMessage,
} from '../protocol/messages';
import { language } from '../settings/settings.svelte';
import { newKey, socketUrl, TableSocket, type Line, type OpenSocket } from './socket';

type WithKey = Extract<ClientMessage, { key: string }>;
type WithoutKey<M> = M extends unknown ? Omit<M, 'key'> : never;
/** A message that changes the table; the connection adds the key. */
export type Command = WithoutKey<WithKey>;
type Answer = PreviewResult | ReasonMessage;

export interface Refusal extends Reason {
    /** A new number for each refusal, so that the same sentence is announced again. */
    n: number;
}

/** Choices of a seat at a position. */
export interface Choices {
    ply: number;
    seat: number;
    actions: number[];
}

interface Question {
    settle: (answer: Answer) => void;
    fail: (error: Error) => void;
}

/** A question was refused, for instance because the position has changed in the meantime. */
export class QuestionRefused extends Error {
    constructor(readonly reason: Reason) {
        super(Object.values(reason.text)[0]);
    }
}

export class Connection {
    line = $state<Line>('connecting');
    /** The key of the command that the server has not acknowledged yet. */
    sending = $state<string | null>(null);
    /** Why the last attempt is not allowed. */
    refusal = $state.raw<Refusal | null>(null);
    readonly socket: TableSocket;
    #refusals = 0;
    #questions = new Map<number, Question>();
    #lastQuestion = 0;

    /** `received`: called with each message that is not the answer to a question. */
    constructor(
        readonly id: string,
        received: (message: ServerMessage) => void,
        open?: OpenSocket,
    ) {
        const hooks = {
            hello: () => helloTo(id),
            message: (message: ServerMessage) => {
                if (message.type === 'preview' || message.type === 'reason')
                    this.#answered(message);
                else received(message);
            },
            line: (line: Line) => this.#changed(line),
        };
        this.socket = new TableSocket(socketUrl(id), hooks, open);
    }

    /** Connect; returns how to disconnect. */
    start(): () => void {
        const hurry = () => document.visibilityState === 'visible' && this.socket.hurry();
        this.socket.start();
        const unwatch = language.watch(() => this.hello());
        const stop = new AbortController();
        window.addEventListener('online', hurry, { signal: stop.signal });
        document.addEventListener('visibilitychange', hurry, { signal: stop.signal });
        return () => {
            unwatch();
            stop.abort();
            this.socket.close();
        };
    }

    /** Ask for everything: a seat was taken here, the language has changed, or something was missed. */
    hello(): void {
        this.socket.send(helloTo(this.id));
    }

    /** Send a command; it is repeated under its key until the server has acknowledged it. */
    command(command: Command): void {
        const message = { ...command, key: newKey() } as WithKey;
        this.sending = message.key;
        this.refusal = null;
        this.socket.send(message);
    }

    /** The chat is not acknowledged: a line is sent once. */
    chat(seat: number | null, text: string): void {
        this.socket.send({ type: 'chat', key: newKey(), seat, text });
    }

    acknowledged(key: string | null): void {
        this.socket.answered(key);
        if (key !== null && key === this.sending) this.sending = null;
    }

    /** A refusal of a command, or of the oldest question. */
    refused(message: Refused): void {
        this.acknowledged(message.key);
        if (message.key !== null || !this.#refuseQuestion(message)) this.tell(message);
    }

    tell({ clause, text }: Reason): void {
        this.refusal = { clause, text, n: ++this.#refusals };
    }

    dismiss(): void {
        this.refusal = null;
    }

    /** What these choices would lead to. */
    async preview(choices: Choices): Promise<PreviewResult> {
        const answer = await this.#ask((id) =>
            this.socket.send({ type: 'preview', id, ...choices }),
        );
        if (answer.type !== 'preview') throw new Error('another answer was expected');
        return answer;
    }

    /** Ask why a move in notation is not allowed after these choices, and tell the answer. */
    async why(choices: Choices, line: string): Promise<void> {
        const send = (id: number) => this.socket.send({ type: 'why', id, line, ...choices });
        const answer = await this.#ask(send).catch(() => null);
        if (answer?.type === 'reason') this.tell(answer);
    }

    /** Ask under a fresh number; `send` returns whether the connection is open. */
    #ask(send: (id: number) => boolean): Promise<Answer> {
        const id = ++this.#lastQuestion;
        return new Promise((settle, fail) => {
            this.#questions.set(id, { settle, fail });
            if (send(id)) return;
            this.#questions.delete(id);
            fail(new Error('the line is broken'));
        });
    }

    #answered(answer: Answer): void {
        this.#questions.get(answer.id)?.settle(answer);
        this.#questions.delete(answer.id);
    }

    /** Questions are answered in order: a refusal without a number answers the oldest. */
    #refuseQuestion(reason: Reason): boolean {
        const [id, question] = this.#questions.entries().next().value ?? [];
        if (id === undefined) return false;
        this.#questions.delete(id);
        question?.fail(new QuestionRefused(reason));
        return true;
    }

    #changed(line: Line): void {
        this.line = line;
        if (line !== 'offline') return;
        for (const { fail } of this.#questions.values()) fail(new Error('the line is broken'));
        this.#questions.clear();
    }
}
