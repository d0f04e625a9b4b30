// Notes and arrows on a review: they come out of a link as they went in, and nothing else does.
import { describe, expect, it } from 'vitest';
import { stylesFor } from '../../ui/taken-along';
import { shotOf } from './picture';
import {
    checked,
    fragmentOf,
    MOST_ARROWS,
    MOST_LETTERS,
    notesIn,
    placeOf,
    placesOn,
    selectorOf,
    type Notes,
} from './notes';

const NOTES: Notes = {
    12: {
        text: 'Pourquoi pas là ? <b> „nein“ ?/+',
        arrows: [['square:63', 'stop:slot:royal-guard:1']],
    },
    40: { text: '', arrows: [['spot:wall', 'square:1']] },
};

describe('the fragment of a link', () => {
    it('holds notes and arrows in any language', () => {
        const fragment = fragmentOf(NOTES);
        expect(fragment).toMatch(/^#n=[\w-]+$/);
        expect(notesIn(fragment)).toEqual(NOTES);
    });
    it('is empty without any', () => {
        expect(fragmentOf({ 3: { text: '', arrows: [] } })).toBe('');
        expect(notesIn('')).toEqual({});
    });
    it('says nothing where it was cut off, or is something else', () => {
        for (const fragment of [fragmentOf(NOTES).slice(0, 30), '#n=%%', '#AR-1', '#n=bnVsbA'])
            expect(notesIn(fragment)).toEqual({});
    });
    it('brings in no selector of its own, and no more than there is room for', () => {
        const arrow = ['square:1', 'square:2'];
        const bad = [['body:x', 'square:1'], ['square:1"],*', 'square:2'], ['square:1'], 'x', null];
        const found = checked({
            1: { text: 'x'.repeat(9_999), arrows: [...bad, ...Array(99).fill(arrow)] },
            x: { text: 'no', arrows: [] },
            2: { text: 7 },
            3: null,
        });
        expect(Object.keys(found)).toEqual(['1']);
        expect(found[1]!.text).toHaveLength(MOST_LETTERS);
        expect(found[1]!.arrows).toEqual(Array(MOST_ARROWS).fill(arrow));
    });
});

describe('places of a board', () => {
    const board = document.createElement('div');
    board.innerHTML = `<svg><rect data-square="4" aria-label="e1, vacant"></rect>
        <g data-stop="slot:inn:0"><path></path></g><g data-theme="x"></g></svg>`;
    it('are what its elements say of themselves', () => {
        expect([...placesOn(board)]).toEqual([
            ['square:4', 'e1, vacant'],
            ['stop:slot:inn:0', 'slot inn 0'],
        ]);
    });
    it('are found from what lies in them, and again by their selector', () => {
        const place = placeOf(board.querySelector('path'))!;
        expect(place).toBe('stop:slot:inn:0');
        expect(board.querySelector(selectorOf(place))).toBe(board.querySelector('g'));
        expect(placeOf(board)).toBeNull();
    });
});

describe('a copy of the board', () => {
    it('has the drawings that it refers to, no buttons, and the rules that matter', () => {
        document.body.innerHTML = `<style>.cell { color: red } .other { color: blue }</style>
            <svg><symbol id="roof"><use href="#tile"></use></symbol><g id="tile"></g></svg>
            <main><button>+</button><svg class="cell"><use href="#roof"></use></svg></main>
            <aside class="mark"></aside>`;
        const { element } = shotOf(document.querySelector('main')!, [
            document.querySelector('aside')!,
        ]);
        expect(element.querySelector('button')).toBeNull();
        expect(element.querySelector<HTMLElement>('.mark')!.style.position).toBe('absolute');
        expect(element.querySelectorAll('#roof, svg > #tile')).toHaveLength(2);
        expect(stylesFor([element])).toContain('.cell');
        expect(stylesFor([element])).not.toContain('.other');
    });
});
