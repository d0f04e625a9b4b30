import { describe, expect, it } from 'vitest';
import { clockOf, wishOf } from './wish';

describe('a new table', () => {
    it('has seats as the server wants to hear them', () => {
        expect(wishOf({ kind: 'open', bot: '', name: '' }, 'Ada', 'calm')).toEqual({
            kind: 'open',
        });
        const bot = { kind: 'bot', bot: '', name: '' } as const;
        expect(wishOf(bot, 'Ada', 'calm')).toEqual({ kind: 'bot', bot: 'calm' });
        const here = wishOf({ kind: 'here', bot: '', name: ' Bo ' }, 'Ada', 'calm');
        expect(here, 'and nothing for the shuffle: that is said later').toEqual({
            kind: 'me',
            name: 'Bo',
        });
    });

    it('has a clock in seconds', () => {
        const choice = { minutes: 20, increment: 5, days: 3 };
        expect(clockOf({ kind: 'live', ...choice })).toEqual({
            kind: 'live',
            base_s: 1200,
            increment_s: 5,
        });
        expect(clockOf({ kind: 'days', ...choice })).toEqual({
            kind: 'days',
            base_s: 259_200,
            increment_s: 0,
        });
        expect(clockOf({ kind: 'none', ...choice }).base_s).toBe(0);
    });
});
