import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../games/action';
import { head, position, preview, turnOver } from '../table/far-end';
import type { Turn } from '../turn/turn.svelte';
import { Report } from './report';
import { choose, goesOn, isNoted, meant, numbered } from './typing';

const ALL: LegalAction[] = [];

function actions(...texts: string[]): LegalAction[] {
    const made = texts.map((text, i) => {
        return { n: ALL.length + i, verb: text.split(' ')[0]!, text, parts: [] };
    });
    ALL.push(...made);
    return made;
}
const MUST = actions('play house red', 'play mill red', 'site f6', 'site lot');
const LAY = actions('lay f6', 'lay f6 r90', 'lay f10');
const SENTENCES: Record<string, string> = {
    'play house red': 'Ein rotes Wohnhaus ausspielen',
    'play mill red': 'Eine rote Mühle ausspielen',
    'site f6': 'Arbeiter an das rote Wohnhaus schicken, Gebäude 1',
    'site lot': 'Arbeiter zur Burg schicken',
};
const inGerman = ({ text }: LegalAction) => SENTENCES[text] ?? text;
const WORKERS = actions('own g7', 'own g8', 'neutral g7', 'neutral g8', 'done');

function named(line: string, legal: LegalAction[]): string | undefined {
    return meant(line.split(' '), legal)?.action.text;
}

/** A turn whose decisions come one after the other, whatever is chosen. */
function turn(...decisions: LegalAction[][]): Turn {
    const at = (ply: number) => ({
        ...position(2),
        legal: (decisions[ply] ?? []).map(({ n }) => n),
    });
    const { turn: made } = turnOver(
        ({ length }) =>
            Promise.resolve({
                ...preview(at(length), length === decisions.length ? 'turn' : null),
                happened: [],
            }),
        (numbers) => numbers.map((n) => ALL[n]!),
    );
    made.show(head(2), 0, at(0));
    return made;
}

describe('what is typed', () => {
    it('is the number of a choice, in the order of the page', () => {
        expect(numbered(WORKERS).map((one) => one.text)).toEqual(WORKERS.map((one) => one.text));
        expect(named('2', MUST)).toBe('play mill red');
        expect(named('5', MUST)).toBeUndefined();
    });

    it('is the words of a choice with its first one or without', () => {
        expect(named('lot', MUST)).toBe('site lot');
        expect(named('f6', LAY)).toBe('lay f6');
        expect(named('f6 r90', LAY)).toBe('lay f6 r90');
        expect(named('f6r90', LAY)).toBe('lay f6 r90');
        expect(named('lay f10', LAY)).toBe('lay f10');
        expect(named('f1', LAY)).toBeUndefined();
    });

    it("is one's own worker unless it says otherwise", () => {
        expect(named('g7', WORKERS)).toBe('own g7');
        expect(named('neutral g7', WORKERS)).toBe('neutral g7');
    });

    it('is words of its sentence that no other has, in any language', () => {
        const heard = (line: string) => meant(line.split(' '), MUST, inGerman)?.action.text;
        expect(heard('rotes wohnhaus')).toBe('play house red');
        expect(heard('wohnhaus rotes')).toBe('play house red');
        expect(heard('mühle')).toBe('play mill red');
        expect(heard('burg')).toBe('site lot');
        expect(heard('house red')).toBe('play house red');
        expect(heard('rot wohnhaus')).toBeUndefined();
        expect(heard('rote schmiede')).toBeUndefined();
        expect(heard('an')).toBeUndefined();
        const slots = actions('repository a', 'repository b');
        const named = ({ text }: LegalAction) => `Ins Lagerhaus gehen, Aktionsfeld ${text.at(-1)}`;
        expect(meant(['lagerhaus', 'a'], slots, named)?.action.text).toBe('repository a');
        expect(meant(['lagerhaus'], slots, named)).toBeNull();
    });

    it('is nothing where two places have the same words', () => {
        const slots = actions('treasury a', 'academy a').map((one) => ({ ...one, verb: 'enter' }));
        expect(named('a', slots)).toBeUndefined();
    });
});

describe('a line', () => {
    it('makes one choice after the other', async () => {
        const draft = turn(MUST, LAY, actions('draw house red', 'draw pile'));
        expect(goesOn('2 f6 pile', draft)).toBe(true);
        expect(await choose('2 f6 pile', draft)).toBe('');
        expect(draft.chosen.map((one) => one.text)).toEqual([
            'play mill red',
            'lay f6',
            'draw pile',
        ]);
        expect(draft.stops).toBe('turn');
    });

    it('may begin with a name of several words, in notation or as it is heard', async () => {
        for (const line of ['house red f6', 'rotes wohnhaus f6']) {
            const draft = turn(MUST, LAY);
            expect(goesOn(line, draft, inGerman)).toBe(true);
            expect(await choose(line, draft, inGerman)).toBe('');
            expect(draft.chosen.map((one) => one.text)).toEqual(['play house red', 'lay f6']);
        }
    });

    it('is no question if it begins with the notation of a choice', () => {
        const legal = ['', 'palace 2', 'castle red 5', 'replace hand'];
        expect(isNoted('palace 2', legal)).toBe(true);
        expect(isNoted('castle red 5 castle black 6', legal)).toBe(true);
        expect(['palace', 'palace 1', 'hand', ''].some((line) => isNoted(line, legal))).toBe(false);
    });

    it('may name what follows by itself', async () => {
        const one = actions('draw pile');
        const draft = turn(MUST, LAY, one);
        expect(await choose('house red f6 pile', draft)).toBe('');
        expect(draft.chosen.at(-1)).toBe(one[0]);
        const other = turn(MUST, LAY, one);
        expect(await choose('house red f6 z9', other)).toBe('z9');
    });

    it('keeps what it has chosen when a word means nothing', async () => {
        const draft = turn(MUST, LAY);
        expect(await choose('2 z9', draft)).toBe('z9');
        expect(draft.chosen.map((one) => one.text)).toEqual(['play mill red']);
        expect(goesOn('lay f6', draft)).toBe(true);
    });

    it('is a move in notation if it begins with a verb', () => {
        expect(goesOn('play mill red lay f6', turn(MUST))).toBe(false);
        expect(goesOn('nothing', turn(MUST))).toBe(false);
        const slots = actions('palace 2', 'palace 3').map((one) => ({ ...one, verb: 'enter' }));
        ALL.splice(-2, 2, ...slots);
        expect(goesOn('palace 2 cleric', turn(slots))).toBe(true);
    });
});

describe('the reply', () => {
    const happened = (...lines: string[]) =>
        lines.map((line) => ({ kind: 'card_played', text: { en: line } })) as never;

    it('is not told again when it is sent', () => {
        const report = new Report();
        expect(report.choices(happened('You play a red mill.'))).toEqual(['You play a red mill.']);
        const sent = happened('You play a red mill.', 'You draw a red house.');
        expect(report.fresh(sent)).toEqual(['You draw a red house.']);
        expect(report.fresh(sent)).toHaveLength(2);
    });

    it('is asked once in a position', () => {
        const report = new Report();
        const [first, second] = [{ ply: 1 }, { ply: 2 }] as never[];
        expect(report.isNew(first!, 'Draw a card')).toBe(true);
        expect(report.isNew(first!, 'Draw a card')).toBe(false);
        expect(report.isNew(second!, 'Draw a card')).toBe(true);
    });
});
