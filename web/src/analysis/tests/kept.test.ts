import { beforeEach, expect, it } from 'vitest';
import { forgetLine, keepLine, keptAt, type KeptLine } from '../kept';

const line = (ply: number, ...steps: number[][]): KeptLine => ({
    ply,
    isOpen: false,
    steps,
    chance: 0.5,
});
beforeEach(() => localStorage.clear());

it('lines are kept by table, and can be removed', () => {
    keepLine('a', line(1, [1, 2], [3]));
    keepLine('a', line(1, [1, 2]));
    keepLine('b', line(7, [4]));
    expect(keptAt('a')).toEqual([line(1, [1, 2], [3]), line(1, [1, 2])]);
    expect(forgetLine('a', line(1, [1, 2], [3]))).toEqual([line(1, [1, 2])]);
    expect(keptAt('a')).toEqual([line(1, [1, 2])]);
    expect(keptAt('b')).toHaveLength(1);
    forgetLine('b', line(7, [4]));
    expect(keptAt('b')).toEqual([]);
});

it('the same line is kept once, with what was found last', () => {
    keepLine('a', line(1, [1, 2]));
    const kept = keepLine('a', { ...line(1, [1], [2]), chance: 0.75 });
    expect(kept).toEqual([{ ...line(1, [1], [2]), chance: 0.75 }]);
    expect(keepLine('a', { ...line(1, [1, 2]), isOpen: true })).toHaveLength(2);
});

it('the oldest of many lines is dropped', () => {
    for (let ply = 0; ply < 30; ply++) keepLine('a', line(ply, [1]));
    expect(keptAt('a').map(({ ply }) => ply)).toEqual([...Array(20).keys()].map((i) => i + 10));
});
