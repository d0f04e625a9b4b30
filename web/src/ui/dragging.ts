// One drag: the dragged thing follows the pointer, and dropping it on a place of the board is a click on
// that place.
import type { Dragged } from './drag';

/** Where something can be put down: the squares and stops of the boards. */
const PLACES = '[data-square], [data-stop]';
const OPEN = '.open, [aria-disabled="false"]';
/** Hands tremble: a movement below this many pixels is a click. */
const STILL = 8;
/** How long a place is waited for that opens when the server has answered, in milliseconds. */
const PATIENCE = 1500;
const LOOK = 40;

export class Drag {
    #copy: HTMLElement | null = null;
    #over: Element | null = null;
    readonly #stop = new AbortController();

    constructor(
        readonly node: HTMLElement,
        readonly dragged: Dragged,
        readonly from: PointerEvent,
    ) {}

    listen(): void {
        const { signal } = this.#stop;
        const on = <K extends keyof WindowEventMap>(
            kind: K,
            act: (event: WindowEventMap[K]) => void,
        ) => window.addEventListener(kind, act, { signal, capture: true });
        on('pointermove', (event) => this.#move(event));
        on('pointerup', (event) => this.#up(event));
        on('pointercancel', (event) => this.#mine(event) && this.#end());
        on('pointerdown', (event) => this.#second(event));
        on('keydown', (event) => event.key === 'Escape' && this.#end());
    }

    #mine(event: PointerEvent): boolean {
        return event.pointerId === this.from.pointerId;
    }

    #move(event: PointerEvent): void {
        if (!this.#mine(event)) return;
        const { clientX: x, clientY: y } = event;
        if (!this.#copy) {
            if (Math.hypot(x - this.from.clientX, y - this.from.clientY) < STILL) return;
            this.#copy = lifted(this.node);
            this.dragged.pick?.();
        }
        this.#copy.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
        const over = this.#placeAt(x, y);
        if (over === this.#over) return;
        this.#over = over;
        // Over the board its ghost says more.
        this.#copy.classList.toggle('over', over !== null && !this.dragged.onto);
        // A finger's events stay with the element first touched; a mouse reports to the board itself.
        if (over && event.pointerType !== 'mouse') tell(over, 'pointerover');
    }

    #second(event: PointerEvent): void {
        if (this.#mine(event) || !this.#copy) return;
        event.stopPropagation();
        this.dragged.turn?.();
        // The ghost is redrawn at the first finger.
        if (this.#over) tell(this.#over, 'pointerover');
    }

    #up(event: PointerEvent): void {
        if (!this.#mine(event)) return;
        if (this.#copy) {
            swallowClick();
            const place = this.#placeAt(event.clientX, event.clientY);
            if (place && this.dragged.onto) this.dragged.onto.drop(place);
            else if (place) void drop(place);
        }
        this.#end();
    }

    #placeAt(x: number, y: number): Element | null {
        const places = this.dragged.onto?.places ?? PLACES;
        return document.elementFromPoint(x, y)?.closest(places) ?? null;
    }

    #end(): void {
        this.#copy?.remove();
        this.#stop.abort();
    }
}

/** A picture of the dragged thing, which follows the pointer and cannot be pointed at. */
function lifted(node: HTMLElement): HTMLElement {
    const copy = document.createElement('div');
    copy.className = 'lifted';
    copy.setAttribute('aria-hidden', 'true');
    copy.style.width = `${node.getBoundingClientRect().width}px`;
    copy.append(...[...node.childNodes].map((child) => child.cloneNode(true)));
    document.body.append(copy);
    return copy;
}

function tell(place: Element, kind: string): void {
    place.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse' }));
}

/** A place that is not open yet may open in a moment; otherwise the click asks why it is not. */
async function drop(place: Element): Promise<void> {
    for (let waited = 0; waited < PATIENCE && !place.matches(OPEN); waited += LOOK)
        await new Promise((go) => setTimeout(go, LOOK));
    place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The browser's own click on release would choose the dragged thing again. */
function swallowClick(): void {
    const stop = new AbortController();
    const swallow = (event: MouseEvent) => {
        if (!event.isTrusted) return;
        event.stopPropagation();
        event.preventDefault();
    };
    window.addEventListener('click', swallow, { capture: true, signal: stop.signal });
    setTimeout(() => stop.abort(), 0);
}
