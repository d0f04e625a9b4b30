// The picture of a link is read back by a reader of such pictures.
import decode from 'qr/decode.js';
import { expect, it } from 'vitest';
import { modulesOf } from './qr';

const PIXELS = 4; // each module

/** The picture as a camera would see it. */
function seen(text: string): { width: number; height: number; data: Uint8Array } {
    const { size, path } = modulesOf(text);
    const side = size * PIXELS;
    const data = new Uint8Array(4 * side * side).fill(255);
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g))
        for (let i = 0; i < PIXELS ** 2; i++) {
            const column = Number(x) * PIXELS + (i % PIXELS);
            const row = Number(y) * PIXELS + Math.floor(i / PIXELS);
            data.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
        }
    return { width: side, height: side, data };
}

it('is read back as the link', () => {
    const link =
        'https://polis.example.org/club/table/0erKsk1WiCpVXI9XiG#take=Zk3-_uYx0PqRs7TuVwXyZ0123456789a';
    expect(decode(seen(link))).toBe(link);
});

it('has the rim that cameras need', () => {
    const { size, path } = modulesOf('https://a.example/');
    const at = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...at)).toBe(4);
    expect(Math.max(...at)).toBe(size - 5);
});
