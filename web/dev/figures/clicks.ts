// Everything that is lit answers a click, and nothing else does: the pieces are drawn, and clicked.
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, vi } from 'vitest';
import type { GamePieces } from '../../src/games/contract';
import Screen from './Screen.svelte';
import { type Checks, type Dice, type Player } from './world';

const CLICKED = { lit: 2, dark: 1 }; // of what is lit, and of what is not, at each choice
/** What may be pressed, and what looks as if it might not. */
const THINGS = 'button, [role=gridcell], [data-stop], input';

const SEEN = [
    'class',
    'style',
    'disabled',
    'aria-pressed',
    'aria-disabled',
    'aria-label',
    'd',
    'x',
    'y',
    'transform',
];

/** Rings, outlines and buttons say that a thing may be clicked; what is pressed already says that it was. */
function isLit(thing: Element): boolean {
    if (thing.matches(':disabled, [aria-disabled=true], [aria-pressed=true]')) return false;
    return thing.matches('[role=gridcell]') ? thing.classList.contains('open') : true;
}

/** Watches the page, but for where the focus may go; `changed`: whether anything has changed since. */
function watching(): { changed: () => boolean } {
    const watch = new MutationObserver(() => (any = true));
    let any = false;
    const told = { childList: true, subtree: true, attributes: true, characterData: true };
    const changed = () => {
        const left = watch.takeRecords();
        watch.disconnect();
        return any || left.length > 0;
    };
    watch.observe(document.body, { ...told, attributeFilter: SEEN });
    return { changed };
}

async function settled(player: Player): Promise<void> {
    await player.rest();
    await tick();
    await new Promise((done) => setTimeout(done));
}

function press(thing: Element): void {
    if (thing instanceof HTMLInputElement) {
        thing.value = thing.value === thing.max ? thing.min : thing.max;
        thing.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (thing instanceof HTMLElement) thing.click();
    else thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

function told(thing: Element, player: Player): string {
    const { phase } = player.turn.position!;
    return `${phase}: ${(thing.getAttribute('aria-label') ?? thing.textContent!).trim()} (${thing.outerHTML.slice(0, 160)})`;
}

async function clicked(player: Player, dice: Dice): Promise<void> {
    const { turn } = player;
    const offer = vi.spyOn(turn, 'offer');
    const things = [...document.body.querySelectorAll(THINGS)];
    for (const lit of [true, false]) {
        const some = things.filter((one) => isLit(one) === lit);
        for (const thing of dice.some(some, lit ? CLICKED.lit : CLICKED.dark)) {
            if (!thing.isConnected || isLit(thing) !== lit) continue; // an earlier click has changed it
            const before = turn.actions;
            const watch = watching();
            offer.mockClear();
            press(thing);
            await settled(player);
            const answers = turn.actions.join() !== before.join() || offer.mock.calls.length > 0;
            const happened = watch.changed() || answers;
            if (lit) expect(happened, `nothing happens at ${told(thing, player)}`).toBe(true);
            else expect(answers, `is not lit: ${told(thing, player)}`).toBe(false);
            if (turn.actions.join() === before.join()) continue;
            await turn.redraft(before);
            await settled(player);
        }
    }
    offer.mockRestore();
}

export function clicksOf(pieces: GamePieces): Checks {
    return {
        endings: pieces,
        sit: async (player) => {
            cleanup();
            render(Screen, { player, pieces });
            await settled(player);
        },
        choice: clicked,
    };
}
