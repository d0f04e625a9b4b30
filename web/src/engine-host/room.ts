// The engine of a game: what records and rows of numbers mean, for one reader. Words are the page's (`wording.ts`).
import type { Event, Message } from '../../engine/events';
import { SPECTATOR } from '../../engine/named';
import type { Own, Positions } from '../../engine/position';
import { preview } from '../../engine/preview';
import type { Refused } from '../../engine/refusals';
import type { Happened, Position } from '../protocol/messages';
import type { PreviewResult, Reader } from './results';

/** Of any game: the types of its fields matter to the game alone. */
export type AnyOwn = Own<never, never, never>;
export type AnyPositions = Positions<never, never, never>;

/** A position, and what has to be decided in it. */
export type Found = Omit<Position, 'question'> & { question: Message | null };
/** An event, and what says it. */
export type Told = Omit<Happened, 'text'> & { text: Message };

/** What the actions of a draft would lead to. */
export interface Outcome extends Pick<PreviewResult, 'stops'> {
    position: Found | null;
    happened: Told[];
    refused: ({ action: number } & Refused) | null;
}

export class Room {
    constructor(readonly positions: AnyPositions) {}

    /** decides: whether the viewer is to choose; the legal actions of others would reveal their hands. */
    position(record: Uint8Array, ply: number, decides: boolean, to: Reader): Found {
        const legal = decides ? this.positions.engine.legal(record) : [];
        return this.#position(record, ply, legal, to);
    }

    #position(record: Uint8Array, ply: number, legal: number[], to: Reader): Found {
        const view = this.positions.view(record, to.viewer ?? SPECTATOR);
        const { turn, isOver, phase } = this.positions.turn(record);
        return {
            ply,
            view,
            phase,
            turn: isOver ? null : turn,
            question: isOver ? null : { message: 'phase-name', args: { phase } },
            legal,
            scores: this.positions.own.scores(view),
        };
    }

    /** Events; rows: the ply of each, its kind and its parts. */
    happened(rows: readonly (readonly number[])[], to: Reader): Told[] {
        const { events } = this.positions;
        return rows.map(([ply, ...row]) => this.#told(ply!, events.read(row, to.viewer), to));
    }

    #told(ply: number, event: Event, to: Reader): Told {
        const { kind, fields } = event;
        return { ply, kind, fields, text: this.positions.events.message(event, to) };
    }

    /** What actions of the viewer, who is to act, lead to as far as it can know. */
    preview(record: Uint8Array, ply: number, actions: readonly number[], to: Reader): Outcome {
        const tried = preview(this.positions, record, to.viewer!, actions);
        const happened = tried.events.flatMap((each, i) =>
            each.map((event) => this.#told(ply + i + 1, event, to)),
        );
        const { record: after, legal, done, stops } = tried;
        if (!tried.refused) {
            const position = after && this.#position(after, ply + done, legal, to);
            return { position, happened, stops, refused: null };
        }
        const [action, why] = tried.refused;
        if (!why) throw new Error(`There is no action ${action}.`);
        return { position: null, happened, stops, refused: { action, ...why } };
    }
}
