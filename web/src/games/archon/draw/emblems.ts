// The four seats' beasts and the shape of their pieces, in a square of 24: known without colour.
import type { Shape } from './icons';
import { DARK, LIGHT } from './icons';

export interface Emblem {
    /** The outline of the piece. */
    piece: string;
    /** The beast, as an area of one colour. */
    beast: string;
    /** Eyes and lines, in the piece's colour. */
    lines: Shape[];
    /** The colour of the beast on the seat's colour. */
    ink: string;
}

function line(d: string): Shape {
    return { d, width: 1.1 };
}

function dot(x: number, y: number, r: number): Shape {
    return { d: `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0z`, fill: 'piece', line: 'none' };
}

export const EMBLEMS: Emblem[] = [
    {
        piece: 'M12 .8a11.2 11.2 0 1 0 .01 0z',
        beast: 'M18.8 20.5c1-6.4-.4-11.3-5-13.9l-.6-2.7-1.9 2.2L4.6 2l4 5.6c-1.3 1.5-2 3.2-3.2 5.1l-1.5 2.2c-.5.9.2 2.1 1.3 2l3.6-1.1c1.1-.2 2-.6 2.8-1.2.2 2.2-1 4.1-3.3 5.9z',
        lines: [dot(10.1, 10.2, 0.9), line('M15 9c1.5 2.2 2.1 5 1.9 8.3')],
        ink: DARK,
    },
    {
        piece: 'M12 .3L23.7 12 12 23.7.3 12z',
        beast: 'M18 18.8c.7-4.7-.2-7.6-2.3-9.3l3.6-1.9-4.3.1 1.7-3.6-4.1 2.7c-2.6.2-5.2 1.3-8.3 2.5l-.5 1.9 4.2.4-2.5 1.7 3.9.6c1.8.2 3.1 0 4-.5.1 2.3-.9 4.3-2.9 6z',
        lines: [dot(11.2, 9.1, 0.85), line('M14.6 11.5c1 2 1.2 4.2.8 6.5')],
        ink: DARK,
    },
    {
        piece: 'M2.5 1.5h19v21h-19z',
        beast: 'M12 2.6l2.2 2 2.9-.8.9 2.8 2.9.9-.7 2.9 1.9 2.3-2 2.2.5 3-2.9.8-1.1 2.8-2.9-.5-1.7 1.8-1.7-1.8-2.9.5-1.1-2.8-2.9-.8.5-3-2-2.2 1.9-2.3-.7-2.9L6 6.6l.9-2.8 2.9.8z',
        lines: [
            {
                d: 'M12 7.2c3 0 4.7 1.9 4.7 4.5 0 3.5-2 6.1-4.7 6.1s-4.7-2.6-4.7-6.1c0-2.6 1.7-4.5 4.7-4.5z',
                fill: 'piece',
                line: 'none',
            },
            {
                d: 'M9.3 10.6a.9.9 0 1 0 .01 0zM14.7 10.6a.9.9 0 1 0 .01 0zM10.5 13.3h3l-1.5 1.9z',
                fill: 'beast',
                line: 'none',
            },
            { d: 'M12 15v1.2M10.4 16.6c1 .5 2.2.5 3.2 0', line: 'beast', width: 0.9 },
        ],
        ink: LIGHT,
    },
    {
        piece: 'M12 23.7L2.2 17V3l4.8 2.6L12 1l5 4.6L21.8 3v14z',
        beast: 'M12 4.6c1.1 0 1.9.8 2 1.9l1.5.9-1.6.7c1.4.5 3.5-.5 6.1-2.3.1 4.1-1.1 7-4.6 8.6l1.2 1.5-2.3-.1-.8 2.5-1.5 1.6-1.5-1.6-.8-2.5-2.3.1 1.2-1.5c-3.5-1.6-4.7-4.5-4.6-8.6 2.6 1.8 4.7 2.8 6.1 2.3-.3-2 .5-3.5 1.9-3.5z',
        lines: [dot(12.2, 6.5, 0.55), line('M8 9.8c.1 1.7.8 3 2 3.8M16 9.8c-.1 1.7-.8 3-2 3.8')],
        ink: LIGHT,
    },
];
