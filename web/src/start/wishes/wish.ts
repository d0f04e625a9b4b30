// What the form for a new table says, as the server wants to hear it.
import type { Clock, SeatWish } from '../../protocol/messages';

export interface SeatChoice {
    /** `here`: a second person at this screen. */
    kind: 'me' | 'here' | 'open' | 'bot';
    bot: string;
    name: string;
}

export type ClockKind = Clock['kind'];

export interface ClockChoice {
    kind: ClockKind;
    minutes: number;
    increment: number;
    days: number;
}

/** bot: the one that the seat's choice stands for. */
export function wishOf(seat: SeatChoice, me: string, bot: string): SeatWish {
    if (seat.kind === 'bot') return { kind: 'bot', bot };
    if (seat.kind === 'open') return { kind: 'open' };
    const name = seat.kind === 'me' ? me : seat.name.trim();
    return { kind: 'me', name };
}

/** Without a server nobody is waited for: a bot takes each open seat. */
export function hereOnly(seats: readonly SeatChoice[]): SeatChoice[] {
    return seats.map((seat) => (seat.kind === 'open' ? { ...seat, kind: 'bot' } : seat));
}

const MINUTE = 60;
const DAY = 86_400;

export function clockOf({ kind, minutes, increment, days }: ClockChoice): Clock {
    if (kind === 'live') return { kind, base_s: minutes * MINUTE, increment_s: increment };
    // The time of each turn: nothing is added to it.
    if (kind === 'days') return { kind, base_s: days * DAY, increment_s: 0 };
    return { kind, base_s: 0, increment_s: 0 };
}
