// A square of the board in words, for those who hear it rather than see it.
import type { Words } from '../words.svelte';
import { lotCells } from './lot';
import { squareName, SQUARES, squareOf } from './squares';
import type { ArkadiaView } from './view';

/** What lies on each square, by its number. */
export function contents(view: ArkadiaView, names: readonly string[], t: Words): string[] {
    const told: string[] = new Array<string>(SQUARES).fill(t.say('square-vacant'));
    for (const camp of view.board.camps) told[squareOf(camp)] = t.say('square-camp');
    for (const { square, castle } of lotCells(view)) {
        told[square] = castle === null ? t.say('square-yard') : castleSquare(view, castle, t);
    }
    for (const { form, family, completed, squares } of view.buildings) {
        const id = completed ? 'square-completed' : 'square-unfinished';
        const text = t.say(id, { card: t.card(`${form} ${family}`) });
        for (const square of squares) told[squareOf(square)] = text;
    }
    for (const { square, owner } of view.workers) {
        const name = owner === 'neutral' ? '' : (names[owner] ?? '');
        told[squareOf(square)] =
            owner === 'neutral'
                ? t.say('square-neutral')
                : t.say('square-worker', { seat: t.seat(owner), name });
    }
    return told;
}

function castleSquare(view: ArkadiaView, castle: number, t: Words): string {
    const family = view.castle.tops[castle];
    return t.say('square-castle', {
        family: family ?? 'none',
        height: view.castle.heights[castle] ?? 0,
    });
}

/** The whole label of a square: its name, what is there, and whether it can be chosen. */
export function squareLabel(square: number, content: string, open: boolean, t: Words): string {
    const label = t.say('square-label', { square: squareName(square), content });
    return open ? t.say('square-open', { label }) : label;
}
