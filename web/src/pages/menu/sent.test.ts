import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { words } from '../../text/words.svelte';
import Sent from './Sent.svelte';

it('shows what came, the newest first, with its bytes', async () => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    HTMLDialogElement.prototype.close ??= () => {};
    await Promise.all([words.load('en', 'table'), words.load('en', 'pages')]);
    const page = mount(Sent, {
        target: document.body,
        props: {
            frames: [
                [0, '{"type":"welcome","path":["é",1]}'],
                [1000, '{"type":"pong"}'],
            ],
            close: () => {},
        },
    });
    flushSync();
    const items = [...document.querySelectorAll('li')].map((item) => item.textContent);
    expect(items.length).toBe(2);
    expect(items[0]).toContain('pong');
    expect(items[0]).toContain('15 bytes');
    expect(items[1]).toContain('34 bytes');
    expect(items[1]).toContain('"path": [ "é", 1 ]');
    await unmount(page);
});
