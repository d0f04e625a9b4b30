// The question whether it is the first time: once for each game that has a lesson, never to old hands.
import { expect, it } from 'vitest';
import type { GameInfo } from '../protocol/messages';
import { keepKeys } from '../account/keys';
import { answered, isNewcomer } from './newcomer';

const game = (name: string, lesson = true) => ({ name, lesson }) as GameInfo;

it('asks a newcomer once for each game', () => {
    expect(isNewcomer(game('chess'))).toBe(true);
    answered(game('chess'));
    expect(isNewcomer(game('chess'))).toBe(false);
    expect(isNewcomer(game('go'))).toBe(true);
});

it('asks nobody about a game that has no lesson', () => {
    expect(isNewcomer(game('chess', false))).toBe(false);
});

it('leaves those alone who have seats here already', () => {
    keepKeys('t1', [{ seat: 0, token: 'x' }]);
    expect(isNewcomer(game('chess'))).toBe(false);
});
