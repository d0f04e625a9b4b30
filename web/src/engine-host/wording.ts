// What the engine of a game answers, in the game's words: its worker names messages and their arguments.
import type { Message } from '../../engine/events';
import type { Happened, Language, Position } from '../protocol/messages';
import type { Args } from '../text/catalogue';
import { capital } from '../text/figure';
import type { Tried } from './results';
import type { Found, Outcome, Told } from './room';

/** A message of the game in the language of this wording. */
type Say = (id: string, args: Args) => string;

export class Wording {
    constructor(
        readonly language: Language,
        readonly say: Say,
    ) {}

    position(found: Found): Position {
        const { question } = found;
        const text = question && { [this.language]: capital(this.#said(question)) };
        return { ...found, question: text };
    }

    happened(told: Told[]): Happened[] {
        return told.map((one) => ({ ...one, text: { [this.language]: this.#said(one.text) } }));
    }

    tried({ position, happened, stops, refused }: Outcome): Tried {
        return {
            position: position && this.position(position),
            happened: this.happened(happened),
            stops,
            refused: refused && {
                action: refused.action,
                clause: refused.clause,
                text: `${this.#said(refused)}, ${refused.clause}`,
            },
        };
    }

    #said({ message, args, lists = {} }: Message): string {
        const listed = Object.entries(lists).map(([name, parts]) => [
            name,
            parts.map((part) => this.#said(part)).join(', '),
        ]);
        return this.say(message, { ...args, ...Object.fromEntries(listed) } as Args);
    }
}
