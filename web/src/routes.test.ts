import { describe, expect, it } from 'vitest';
import { read } from './routes';

const at = (path: string) => read(new URL(path, 'http://polis.test'));

describe('addresses', () => {
    it('name the pages', () => {
        expect(at('/')).toEqual({ page: 'start' });
        expect(at('/mine')).toEqual({ page: 'mine' });
        expect(at('/mistakes')).toEqual({ page: 'mistakes' });
        expect(at('/new/chess')).toEqual({ page: 'new', game: 'chess', here: false });
        expect(at('/new/chess?here')).toEqual({ page: 'new', game: 'chess', here: true });
        expect(at('/box/chess')).toEqual({ page: 'box', game: 'chess' });
        expect(at('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    });

    it('name a clause of the rules behind the hash', () => {
        const rules = { page: 'rules', game: 'chess', clause: 'CH-1A.2' };
        expect(at('/rules/chess#CH-1A.2')).toEqual(rules);
        expect(at('/rules')).toEqual({ page: 'rules', game: null, clause: null });
    });

    it('name a position of a replay, if it is a number', () => {
        expect(at('/replay/abc?ply=12')).toEqual({ page: 'replay', id: 'abc', ply: 12 });
        expect(at('/replay/abc?ply=-1')).toEqual({ page: 'replay', id: 'abc', ply: null });
        expect(at('/replay/abc')).toEqual({ page: 'replay', id: 'abc', ply: null });
        expect(at('/analysis/abc?ply=7')).toEqual({ page: 'analysis', id: 'abc', ply: 7 });
    });

    it.each(['/table/abc/', '//table/abc', '/table/abc.', '/table/abc).', '/table/abc%3Fply=1'])(
        'are understood as people copy them: %s',
        (path) => expect(at(`http://polis.test${path}`)).toEqual({ page: 'table', id: 'abc' }),
    );

    it('may have a percent sign', () => {
        expect(at('/rules/chess#100%')).toMatchObject({ clause: '100%' });
    });

    it.each(['/nowhere', '/table', '/table/a/b', '/mine/x', '/table/%E0%A4%A', '/%E0%A4%A'])(
        'lead nowhere: %s',
        (path) => expect(at(path)).toEqual({ page: 'missing' }),
    );
});
