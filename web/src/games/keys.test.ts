// Single keys: by what they write, and digits by where they lie.
import { expect, it, vi } from 'vitest';
import { digits, onKeys } from './keys';

function press(init: KeyboardEventInit): boolean {
    const act = vi.fn();
    onKeys(new KeyboardEvent('keydown', init), digits(['a', 'b'], act));
    return act.mock.calls.length > 0;
}

it('are the digits of every keyboard', () => {
    expect(press({ key: '1', code: 'Digit1' })).toBe(true);
    expect(press({ key: '&', code: 'Digit1' })).toBe(true);
    expect(press({ key: '1', code: 'Numpad1' })).toBe(true);
    expect(press({ key: '_', code: 'Digit8' })).toBe(false);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('are the browser’s with %s', (held) => {
    expect(press({ key: '1', code: 'Digit1', [held]: true })).toBe(false);
});
