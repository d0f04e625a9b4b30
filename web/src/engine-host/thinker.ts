// Who thinks in a worker: the bots of a game, in slices, so that what nobody waits for any more is left.
import type { Engine } from '../../engine/engine';
import { advise, adviserOf, type Advice } from '../../engine/thinking/advice';
import { Bots } from '../../engine/thinking/bots';
import { Chance } from '../../engine/thinking/chance';
import { inSlices } from '../../engine/thinking/work';

/** Advice, and what its points are called. */
export interface Advised extends Advice {
    unit: string;
}

export class Thinker {
    #bots: Bots;
    /** The number of the question that is thought about. */
    #question = 0;

    /** file: gives the weights in a file that a level names. */
    constructor(
        readonly engine: Engine,
        file: (name: string) => Promise<Uint8Array>,
    ) {
        this.#bots = new Bots(engine, file);
    }

    /** What the strongest bot would do; the same for the same record and ply. Null: it was stopped. */
    async advise(record: Uint8Array, ply: number): Promise<Advised | null> {
        const question = ++this.#question;
        const adviser = await adviserOf(this.#bots);
        const work = advise(adviser, record, new Chance(BigInt(ply)));
        const advice = await inSlices(work, () => question === this.#question);
        return advice && { ...advice, unit: this.engine.told.bots.unit };
    }

    stop(): void {
        this.#question += 1;
    }
}
