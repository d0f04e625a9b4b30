// The engine of a game with the game's words: what records and rows of numbers mean, for one reader.
import type { Event } from '../../engine/events';
import { SPECTATOR } from '../../engine/named';
import type { Own, Positions } from '../../engine/position';
import { preview } from '../../engine/preview';
import type { Happened, Language, Position, Texts } from '../protocol/messages';
import { type Args, Catalogue } from '../text/catalogue';
import type { Reader, RefusedAction, Tried } from './results';

/** Of any game: the types of its fields matter to the game alone. */
export type AnyOwn = Own<never, never, never>;
export type AnyPositions = Positions<never, never, never>;

export class Room {
    #words = new Map<Language, Catalogue>();

    constructor(readonly positions: AnyPositions) {}

    /** Take in the game's words in a language, as Fluent. */
    learn(language: Language, source: string): void {
        this.#words.set(language, new Catalogue(language, source));
    }

    /** decides: whether the viewer is to choose; the legal actions of others would reveal their hands. */
    position(record: Uint8Array, ply: number, decides: boolean, to: Reader): Position {
        const legal = decides ? this.positions.engine.legal(record) : [];
        return this.#position(record, ply, legal, to);
    }

    #position(record: Uint8Array, ply: number, legal: number[], to: Reader): Position {
        const view = this.positions.view(record, to.viewer ?? SPECTATOR);
        const { turn, isOver, phase } = this.positions.turn(record);
        return {
            ply,
            view,
            phase,
            turn: isOver ? null : turn,
            question: isOver ? null : this.#question(phase, to),
            legal,
            scores: this.positions.own.scores(view),
        };
    }

    /** What has to be decided in a phase. */
    #question(phase: string, to: Reader): Texts {
        const text = this.#say(to, 'phase-name', { phase });
        return { [to.language]: text.slice(0, 1).toUpperCase() + text.slice(1) };
    }

    /** Events; rows: the ply of each, its kind and its parts. */
    happened(rows: readonly (readonly number[])[], to: Reader): Happened[] {
        const { events } = this.positions;
        return rows.map(([ply, ...row]) => this.#told(ply!, events.read(row, to.viewer), to));
    }

    #told(ply: number, event: Event, to: Reader): Happened {
        const say = (id: string, args: object) => this.#say(to, id, args as Args);
        const { message, args } = this.positions.events.message(event, to, say);
        const { kind, fields } = event;
        return { ply, kind, fields, text: { [to.language]: say(message, args) } };
    }

    /** What actions of the viewer, who is to act, lead to as far as it can know. */
    preview(record: Uint8Array, ply: number, actions: readonly number[], to: Reader): Tried {
        const tried = preview(this.positions, record, to.viewer!, actions);
        const happened = tried.events.flatMap((each, i) =>
            each.map((event) => this.#told(ply + i + 1, event, to)),
        );
        const { record: after, legal, done, stops } = tried;
        const position = after && this.#position(after, ply + done, legal, to);
        if (!tried.refused) return { position, happened, stops, refused: null };
        const refused = this.#refused(...tried.refused, to);
        return { position: null, happened, stops, refused };
    }

    #refused(
        action: number,
        why: { clause: string; message: string; args: object } | null,
        to: Reader,
    ): RefusedAction {
        if (!why) throw new Error(`There is no action ${action}.`);
        const { clause, message, args } = why;
        return { action, clause, text: `${this.#say(to, message, args as Args)}, ${clause}` };
    }

    #say({ language }: Reader, id: string, args: Args): string {
        return this.#words.get(language)?.say(id, args) ?? '';
    }
}
