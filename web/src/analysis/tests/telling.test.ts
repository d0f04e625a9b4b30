// Lines in words: what happens in the sentences of the log, the rest as a choice.
import { describe, expect, it } from 'vitest';
import type { Host } from '../../engine-host/host';
import type { PreviewResult } from '../../engine-host/results';
import type { GameDetail, Happened } from '../../protocol/messages';
import { head, position } from '../../table/far-end';
import { settings } from '../../settings/settings.svelte';
import { choiceTold, toldLine, type Teller } from '../telling';

const detail = {
    name: 'unknown',
    notation: ['end', 'lay a1', 'draw'],
    verbs: [{ verb: 'do', first: 0, sizes: [3] }],
};

/** told: what the preview of as many actions says; null: its last action reveals something. */
function teller(told: Record<number, string[] | null>): Teller {
    const { language } = settings.now;
    const host = {
        preview: (_: Uint8Array, ply: number, actions: number[]) => {
            const said = told[actions.length] ?? told[actions.length - 1] ?? [];
            const happened = said.map(
                (text) => ({ ply, kind: 'x', fields: {}, text: { [language]: text } }) as Happened,
            );
            const isOpen = told[actions.length] !== null;
            return Promise.resolve({
                happened,
                position: isOpen ? position(ply) : null,
            } as unknown as PreviewResult);
        },
    };
    const state = new Uint8Array();
    return {
        table: { you: 0, names: [...head(0).seats.map(({ name }) => name)] },
        detail: detail as unknown as GameDetail,
        host: host as unknown as Host,
        isOpen: false,
        readerOf: () => ({ viewer: 0, you: 0, names: [], language }),
        shown: { position: position(0) },
        walk: { here: { spot: { state, seen: state, turn: 0 }, ply: 0 } },
    };
}

describe('a line', () => {
    const textOf = async (told: Record<number, string[] | null>, actions: number[]) =>
        (await toldLine(teller(told), null, { actions })).text;
    it('is what happens, where that is all known', async () => {
        expect(await textOf({ 1: ['Laid.'], 2: ['Laid.', 'Ended.'] }, [1, 0])).toBe('Laid. Ended.');
    });
    it('ends with the choice whose outcome is not known', async () => {
        expect(await textOf({ 1: ['Laid.'], 2: null }, [1, 2])).toBe('Laid. draw');
    });
    it('is its choices, where nothing is heard of', async () => {
        expect(await textOf({ 1: [], 2: [] }, [1, 0])).toBe('lay a1 end');
        expect(await choiceTold(teller({}), [0])).toBe('end');
    });
});
