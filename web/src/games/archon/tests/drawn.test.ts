import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Drawn from '../city/Drawn.svelte';

const SVG = 'http://www.w3.org/2000/svg';

it('what is only to be looked at is drawn, not written: its shapes are those of a picture', async () => {
    const picture = document.body.appendChild(document.createElementNS(SVG, 'svg'));
    const of = ({ building }: { building: (name: string) => string }) => building('academy');
    render(Drawn, { props: { of }, target: picture as unknown as HTMLElement });
    await vi.waitFor(() => expect(picture.childElementCount).toBeGreaterThan(20));
    expect([...picture.children].map((one) => one.namespaceURI).every((one) => one === SVG)).toBe(
        true,
    );
    picture.remove();
});
