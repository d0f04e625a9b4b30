import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a page loads it, with or without a server. */
async function placed(page: string) {
    vi.resetModules();
    document.head.innerHTML = page;
    return import('./place');
}
const onPage = (path: string) => new URL(path, 'http://polis.test');

describe('addresses', () => {
    beforeEach(() => vi.resetModules());

    it('are those of the server', async () => {
        const { pageAt, pageOf, fileAt } = await placed('');
        expect(pageAt('/rules/chess#CH-1')).toBe('/rules/chess#CH-1');
        expect(fileAt('/icon.svg')).toBe('/icon.svg');
        const found = pageOf(onPage('/replay/abc?ply=12#x'));
        expect(found.href).toBe('http://polis.test/replay/abc?ply=12#x');
    });

    it('are read whatever stands before them', async () => {
        const { pageOf } = await placed('');
        expect(pageOf(new URL('http://polis.test//table/abc')).pathname).toBe('/table/abc');
        expect(pageOf(new URL('http://polis.test//')).pathname).toBe('/');
    });

    it('stand behind a question mark where there are files only', async () => {
        const { pageAt, pageOf, hasServer } = await placed('<meta name="polis-files" />');
        expect(hasServer).toBe(false);
        expect(pageAt('/')).toBe('/');
        expect(pageAt('/replay/abc?ply=12#x')).toBe('/?/replay/abc?ply=12#x');
        const found = pageOf(onPage('/club/index.html?/replay/abc?ply=12#x'));
        expect(found.pathname + found.search + found.hash).toBe('/replay/abc?ply=12#x');
        expect(pageOf(onPage('/?from=mail')).pathname).toBe('/');
    });
});
