import { expect, it } from 'vitest';
import { change, figure } from './figure';

it('a number below zero has a minus sign', () => {
    expect([-12, 0, 3].map(figure)).toEqual(['−12', '0', '3']);
});

it('a change has its sign, nothing has none', () => {
    expect([-12, 0, 3].map(change)).toEqual(['−12', '0', '+3']);
});
