// A word with a dotted underline says what it means by pointer, by keys and by touch.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Term from './Term.svelte';

afterEach(cleanup);
beforeEach(() => {
    render(Term, { text: 'camp', means: 'A tent on the board.' });
});
const word = () => screen.getByRole('button', { name: 'camp' });
const told = () => document.querySelector('[role=tooltip]')?.textContent ?? null;

it('keeps its meaning to itself until it is asked', () => {
    expect(told()).toBeNull();
    expect(word().getAttribute('aria-expanded')).toBe('false');
});

it('tells a mouse that passes over it, and no more when the mouse has gone', async () => {
    await fireEvent(word(), new MouseEvent('pointerenter'));
    expect(told()).toBeNull(); // what points is not known to be a mouse
    const over = Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' });
    await fireEvent(word(), over);
    expect(told()).toBe('A tent on the board.');
    await fireEvent(word(), new MouseEvent('pointerleave'));
    await expect.poll(told).toBeNull();
});

it('opens and closes by a press, and describes the word meanwhile', async () => {
    await fireEvent.click(word());
    expect(told()).toBe('A tent on the board.');
    expect(word().getAttribute('aria-describedby')).toBe(
        document.querySelector('[role=tooltip]')?.id,
    );
    await fireEvent.click(word());
    expect(told()).toBeNull();
});

it('closes by Escape, by leaving it and by a touch elsewhere', async () => {
    for (const close of [
        () => fireEvent.keyDown(word(), { key: 'Escape' }),
        () => fireEvent.blur(word()),
        () => fireEvent.pointerDown(document.body),
    ]) {
        await fireEvent.click(word());
        expect(told()).not.toBeNull();
        await close();
        expect(told()).toBeNull();
    }
});
