// A review that fills while one looks: its parts are shared by workers, those of one's own seat first.
import type { MovePart, Part, Review } from '../../engine/review/document';
import type { Host } from '../engine-host/host';
import type { Deal } from '../local/dealt';

/** A finished game. first: the seat whose moves are judged first. */
export interface Asked {
    deal: Deal;
    actions: readonly number[];
    first: number | null;
}

export class Filling {
    /** The moves judged so far, in order. */
    moves = $state.raw<MovePart[]>([]);
    /** All of it, once that is known. */
    review = $state.raw<Review | null>(null);
    done = $state(0);
    count = $state(0);
    failed = $state(false);
    #left = false;

    /** Show a review that is known. */
    show(review: Review): void {
        this.review = review;
        this.moves = review.moves;
    }

    /** Let workers find it; hosts: one for each. */
    async fill(hosts: readonly Host[], { deal, actions, first }: Asked): Promise<Review | null> {
        try {
            const begun = hosts.map((one) => one.ask<(number | null)[]>('review', deal, actions));
            const seats = await begun[0]!;
            const order = seats.map((_, number) => number);
            const late = (number: number) => Number(seats[number] !== first);
            order.sort((a, b) => late(a) - late(b) || a - b);
            const parts: Part[] = [];
            this.count = seats.length;
            await Promise.all(
                hosts.map(async (host, i) => {
                    await begun[i];
                    for (let next = order.shift(); next !== undefined; next = order.shift()) {
                        const part = await host.ask<Part | null>('reviewPart', next);
                        if (!part || this.#left) return;
                        parts[next] = part;
                        this.done += 1;
                        if (seats[next] !== null) this.#told(part as MovePart);
                    }
                }),
            );
            if (this.#left) return null;
            const review = await hosts[0]!.ask<Review>('reviewWhole', parts);
            this.show(review);
            return review;
        } catch {
            this.failed = !this.#left;
            return null;
        }
    }

    #told(part: MovePart): void {
        this.moves = [...this.moves, part].sort((a, b) => a.ply - b.ply);
    }

    /** Nobody looks any more. */
    leave(): void {
        this.#left = true;
    }
}
