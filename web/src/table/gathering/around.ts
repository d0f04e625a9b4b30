// Where the seats of a table are drawn around it, in the order in which they move.
export type Side = 'front' | 'left' | 'back' | 'right';

const SIDES: Record<number, Side[]> = {
    2: ['front', 'back'],
    3: ['front', 'left', 'right'],
    4: ['front', 'left', 'back', 'right'],
};

/** The side of each seat; `own` sits in front. A table of more seats than four has no such picture. */
export function around(seats: number, own: number): (Side | undefined)[] {
    const sides = SIDES[seats] ?? [];
    return Array.from({ length: seats }, (_, seat) => sides[(seat - own + seats) % seats]);
}
