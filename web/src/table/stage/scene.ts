// A scene of before, from the log and the two positions around it.
import type { Story } from '../../games/story';
import type { Eyes } from '../../net/api';
import { BEGINS, toldAt } from '../aside/turns';
import type { Table } from '../table.svelte';
import type { StagedTurn } from './staging.svelte';

/** The scene that began with the action of a ply, up to the next turn; null if there is none. */
export async function sceneAt(
    table: Pick<Table, 'log' | 'past' | 'names' | 'you'>,
    story: Story,
    ply: number,
    eyes: Eyes,
): Promise<StagedTurn | null> {
    const from = table.log.findIndex((event) => event.ply === ply);
    const begun = table.log.findIndex((one) => one.ply === ply && one.kind === story.scene);
    if (begun < 0) return null;
    const next = table.log.findIndex(({ kind }, i) => i > begun && kind === BEGINS);
    const events = table.log.slice(from, next < 0 ? undefined : next);
    const [before, after] = await Promise.all(
        [ply - 1, events.at(-1)!.ply].map((at) => table.past(at, eyes)),
    );
    const told = toldAt(table, before!.position.view, after!.position.view, events);
    const beats = story.beats(told).filter(({ scene }) => scene);
    return beats.length ? { seat: null, beats } : null;
}
