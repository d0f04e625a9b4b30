import { describe, expect, it } from 'vitest';
import { amountsText, effectText, merchantText } from '../model/effects';
import { rowOf } from '../model/effectMarks';
import { TILES } from '../model/view';
import { box, LANGUAGES, sayIn } from './helpers';

const favors = box.favors.print.cards;
const kinds = box.tiles.print.kinds;

describe.each(LANGUAGES)('words in %s', (language) => {
    const say = sayIn(language);
    const sound = (text: string) => {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/[{}$]|undefined|NaN|-resources/);
    };

    it('has 22 favors, 15 tiles, 20 provinces, 6 grants and 6 attacks to tell of', () => {
        expect(favors).toHaveLength(22);
        expect(kinds.map((kind) => kind.id)).toEqual([...TILES]);
        expect(box.grants.print.cards).toHaveLength(6);
    });

    it('tells what each favor does', () => {
        for (const favor of favors) sound(effectText(say, favor));
        const different = new Set(favors.map((favor) => effectText(say, favor)));
        expect(different.size).toBe(21); // the first two cards are alike
    });

    it('tells what each tile can do', () => {
        for (const kind of kinds) sound(effectText(say, box.tiles.abilities[kind.id]));
        const different = new Set(kinds.map((k) => effectText(say, box.tiles.abilities[k.id])));
        expect(different.size).toBe(14); // neither the gardens nor the statue can do anything
    });

    it('tells what each location does, and the bonus of a merchant where there is one', () => {
        for (const effect of Object.values(box.actions)) sound(effectText(say, effect));
        const bonuses = Object.values(box.actions).filter((effect) => merchantText(say, effect));
        expect(bonuses).toHaveLength(3);
    });

    it('tells the cubes of each market', () => {
        for (const card of box.grants.print.cards) {
            sound(amountsText(say, card.market as Record<string, number>));
        }
    });
});

describe('the words themselves', () => {
    const favor = (number: number) => favors[number - 1]!;

    it('are right in English', () => {
        const say = sayIn('en');
        expect(effectText(say, favor(3))).toBe('2 Gold + 1 Recruit');
        expect(effectText(say, favor(13))).toBe('1 Gold for 1 Arts card, up to 2 times');
        expect(effectText(say, favor(17))).toBe(
            'acquire one building tile; 1 Resource of your choice less',
        );
        expect(effectText(say, favor(20))).toBe('2 Recruits for 3 points');
        expect(effectText(say, box.tiles.abilities.laboratory)).toBe(
            'each figure in the Marketplace: 1 Papyrus or 1 Silver more',
        );
        expect(merchantText(say, box.actions.barracks)).toBe('with a Merchant another 1 Recruit');
    });

    it('are right in French and German', () => {
        expect(effectText(sayIn('fr'), favor(12))).toBe('1 recrue contre 5 or');
        expect(effectText(sayIn('de'), favor(4))).toBe('2 Rekruten');
        expect(effectText(sayIn('de'), favor(3))).toBe('2 Gold + 1 Rekrut');
        expect(effectText(sayIn('de'), box.tiles.abilities.chapel)).toBe(
            'jeder Händler ist auch ein Steuereintreiber, und umgekehrt',
        );
    });

    it('have the case of their sentence in German', () => {
        const say = sayIn('de');
        expect(effectText(say, favor(12))).toBe('1 Rekrut für 5 Gold');
        expect(effectText(say, { pay: { gold: 2 }, gain: { recruits: 1 } })).toBe(
            '2 Gold für 1 Rekruten',
        );
        expect(
            effectText(
                say,
                favors.find((one) => one.less?.recruits)!,
            ),
        ).toBe(
            'einen Magister erwerben; 1 Gold oder 1 Rekruten oder 1 Rohstoff nach Wahl weniger zahlen',
        );
        expect(amountsText(say, { gold: 1, recruits: 1 }, 'object')).toBe('1 Gold + 1 Rekruten');
        expect(amountsText(say, { recruits: 2 }, 'object')).toBe('2 Rekruten');
    });
});

describe('the marks of effects', () => {
    it('keep the size of their letters where there is no room for all', () => {
        const price = ['gold', 'papyrus', 'silver', 'iron'].map((icon) => ({ icon, count: 2 }));
        const wide = rowOf(price, 17);
        const narrow = rowOf(price, 17, wide.w * 0.8);
        expect(narrow.w).toBeCloseTo(wide.w * 0.8);
        expect(narrow.letters).toBe(wide.letters);
        expect(narrow.size).toBeLessThan(wide.size);
    });
});
