// The part of the board that is seen: pinch and pan, and back to the whole with a button.
const CLOSEST = 4;

/** A finger on the board. */
interface Touch {
    id: number;
    x: number;
    y: number;
}

export class Zoom {
    /** How many times larger than the whole board. */
    scale = $state(1);
    private x = $state(0);
    private y = $state(0);
    private touches: Touch[] = [];
    /** Whether the latest gesture moved the board, so that its click means nothing. */
    moved = false;

    /** `size`: the whole board with its margins, in units. */
    constructor(
        private readonly size: () => { left: number; top: number; wide: number; high: number },
    ) {}

    get box(): string {
        const { left, top, wide, high } = this.size();
        return `${left + this.x} ${top + this.y} ${wide / this.scale} ${high / this.scale}`;
    }

    fit(): void {
        this.scale = 1;
        this.x = this.y = 0;
    }

    /** Zoom in (or out, below 1) around a point given as fractions of the visible part. */
    by(factor: number, atX = 0.5, atY = 0.5): void {
        const { wide, high } = this.size();
        const next = Math.min(CLOSEST, Math.max(1, this.scale * factor));
        this.x += wide * atX * (1 / this.scale - 1 / next);
        this.y += high * atY * (1 / this.scale - 1 / next);
        this.scale = next;
        this.keep();
    }

    private keep(): void {
        const { wide, high } = this.size();
        this.x = Math.min(wide * (1 - 1 / this.scale), Math.max(0, this.x));
        this.y = Math.min(high * (1 - 1 / this.scale), Math.max(0, this.y));
    }

    down(event: PointerEvent): void {
        if (this.touches.length === 0) this.moved = false;
        if (event.pointerType === 'touch') this.touches = [...this.others(event), at(event)];
    }

    move(event: PointerEvent, board: Element): void {
        const before = this.touches.find(({ id }) => id === event.pointerId);
        if (!before) return;
        const now = at(event);
        const far = Math.hypot(now.x - before.x, now.y - before.y);
        if (!this.moved && far < 7) return;
        const { left, top, width, height } = board.getBoundingClientRect();
        const other = this.others(event)[0];
        if (other) {
            const [old, next] = [between(before, other), between(now, other)];
            const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
            this.by(next / old, (middle.x - left) / width, (middle.y - top) / height);
        } else if (this.scale > 1) {
            this.x -= ((now.x - before.x) / width) * (this.size().wide / this.scale);
            this.y -= ((now.y - before.y) / height) * (this.size().high / this.scale);
            this.keep();
        }
        this.moved = this.moved || other !== undefined || this.scale > 1;
        this.touches = [...this.others(event), now];
    }

    up(event: PointerEvent): void {
        this.touches = this.others(event);
    }

    private others(event: PointerEvent): Touch[] {
        return this.touches.filter(({ id }) => id !== event.pointerId);
    }
}

function at(event: PointerEvent): Touch {
    return { id: event.pointerId, x: event.clientX, y: event.clientY };
}

function between(a: Touch, b: Touch): number {
    return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}
