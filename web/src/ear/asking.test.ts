// Questions are answered here: in every game and language, about the present and about earlier positions.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../net/api';
import type { GameDetail, Position } from '../protocol/messages';
import { LANGUAGES, settings } from '../settings/settings.svelte';
import type { Table } from '../table/table.svelte';
import { Asking } from './asking.svelte';

interface Place {
    view: Position['view'];
    viewer: number | null;
    game: GameDetail;
}

/** Positions of every game. */
const PLACES = import.meta.glob<Place[]>('../games/*/tests/places.ts', {
    eager: true,
    import: 'default',
});
const CASES = Object.entries(PLACES).flatMap(([path, places]) =>
    LANGUAGES.map((language) => [path.split('/')[2]!, language, places] as const),
);
const [GAME, , [FIRST, OTHER]] = CASES[0]!;

function asking(name: string, { view, viewer, game }: Place, ply = 7) {
    const past = vi.fn();
    const position = { ply, view };
    const table = { id: 't1', version: 1, viewer, position, past } as unknown as Table;
    return { table, past, asked: new Asking(table, { ...game, name }) };
}

beforeEach(() => {
    settings.set('language', 'en');
    vi.restoreAllMocks();
});

describe('a question', () => {
    it.each(CASES)('is answered in sentences: %s in %s', async (name, language, places) => {
        settings.set('language', language);
        for (const place of places) {
            const { asked } = asking(name, place);
            expect(asked.offers).toEqual([]);
            await asked.load(language);
            expect(asked.offers.length).toBeGreaterThan(10);
            for (const { label } of asked.offers) expect(label).toMatch(/^\p{Lu}.* /u);
            for (const line of await asked.answer(asked.offers[0]!.name))
                expect(line).toMatch(/^[\p{Lu}\d].* .*\.$/u);
        }
    });

    it('is about an earlier position until the present one or other eyes are wanted', async () => {
        const { table, past, asked } = asking(GAME, FIRST!);
        const [topic = ''] = await asked.load('en').then(({ topics }) => Object.keys(topics));
        const present = await asked.answer(topic);
        past.mockResolvedValue({ position: { ply: 3, view: OTHER!.view } });
        await asked.show(3);
        expect(past).toHaveBeenCalledWith(3, { seat: table.viewer, token: undefined });
        expect(asked.past?.ply).toBe(3);
        expect(await asked.answer(topic)).not.toEqual(present);
        asked.present();
        expect(await asked.answer(topic)).toEqual(present);
        await asked.show(3);
        table.viewer = 1 - (table.viewer ?? 0);
        expect(asked.past).toBeNull();
        await asked.show(7);
        expect(past).toHaveBeenCalledTimes(2);
    });

    it('has the position drawn where a game answers nothing itself', async () => {
        vi.spyOn(api, 'gameText').mockResolvedValue('');
        const drawing = vi.spyOn(api, 'textBoard').mockResolvedValue('a b\nc d\n');
        const { asked } = asking('elsewhere', FIRST!);
        await asked.load('en');
        const position = { name: 'position', label: 'The position drawn with letters', things: [] };
        expect(asked.offers).toEqual([position]);
        expect([asked.asks('pos'), asked.asks('hand')]).toEqual([true, false]);
        expect(drawing).not.toHaveBeenCalled();
        expect(await asked.answer('position')).toEqual(['a b', 'c d']);
    });
});
