// The small drawings of Archon, each in a square of 24: goods, cards, signs. Colour never stands
// alone: everything has its own outline, and resources and magisters carry their letter, too.

export interface Shape {
    d: string;
    /** A colour; without one only the line is drawn. */
    fill?: string;
    /** The line's colour; 'none' for no line. */
    line?: string;
    width?: number;
}

export interface Drawing {
    shapes: Shape[];
    letter?: { text: string; x: number; y: number; size: number; fill: string };
}

/** Ink that stays dark, on colours that are the same by day and by night. */
export const DARK = '#2b2118';
export const LIGHT = '#fffaf0';
export const INK = 'var(--ink)';

export function letter(text: string, x: number, y: number, size: number, fill = DARK) {
    return { text, x, y, size, fill };
}

const cube = (x: number, y: number, s: number, fill: string): Shape[] => [
    {
        d: `M${x} ${y + s * 0.28}l${s * 0.5}-${s * 0.28} ${s * 0.5} ${s * 0.28}v${s * 0.5}l-${s * 0.5} ${s * 0.28}-${s * 0.5}-${s * 0.28}z`,
        fill,
    },
    {
        d: `M${x} ${y + s * 0.28}l${s * 0.5} ${s * 0.28} ${s * 0.5}-${s * 0.28}M${x + s * 0.5} ${y + s * 0.56}v${s * 0.5}`,
    },
];

export const GOODS: Record<string, Drawing> = {
    gold: {
        shapes: [
            { d: 'M12 2.5a9.5 9.5 0 1 0 .01 0z', fill: '#e9b93b' },
            { d: 'M12 5.3a6.7 6.7 0 1 0 .01 0z', line: '#7a5410', width: 1 },
            {
                d: 'M7.8 15.2l-.9-5 2.7 1.9L12 8.4l2.4 3.7 2.7-1.9-.9 5z',
                fill: '#7a5410',
                line: 'none',
            },
        ],
    },
    recruits: {
        shapes: [
            { d: 'M3.5 21.5c.3-5 3.4-7.5 8.5-7.5s8.2 2.5 8.5 7.5z', fill: '#b98a5e' },
            { d: 'M12 5.5a4.6 4.9 0 1 0 .01 0z', fill: '#f0d9b5' },
            {
                d: 'M5.8 8.4C6.6 3.6 9 2 12 2s5.4 1.6 6.2 6.4c-4 1.3-8.4 1.3-12.4 0z',
                fill: '#8b6b48',
            },
            { d: 'M12 2v6.8' },
        ],
    },
    papyrus: {
        shapes: [
            {
                d: 'M6.5 3H19a2.6 2.6 0 0 1 0 5.2h-1.4v10.2A2.6 2.6 0 0 1 15 21H4.5a2.6 2.6 0 0 1 0-5.2h2z',
                fill: 'var(--papyrus)',
            },
            { d: 'M17.6 8.2V5.6A2.6 2.6 0 0 1 19 3M4.5 15.8h8v2.6A2.6 2.6 0 0 0 15 21' },
        ],
        letter: letter('P', 12, 14.6, 10),
    },
    silver: {
        shapes: [
            { d: 'M7.2 6h9.6L22 18.5H2z', fill: 'var(--silver-ore)' },
            { d: 'M8.6 8.4h6.8', line: LIGHT, width: 1.2 },
        ],
        letter: letter('S', 12, 17.2, 10),
    },
    iron: {
        shapes: [{ d: 'M12 1.8l8.9 5.1v10.2L12 22.2l-8.9-5.1V6.9z', fill: 'var(--iron)' }],
        letter: letter('I', 12, 16.2, 12, LIGHT),
    },
    stone: {
        shapes: [
            {
                d: 'M3.2 8.5L8.6 3.6l8.3.9 4.3 4-.6 8.3-5.6 4.3-8.9-.9-3.3-4.2z',
                fill: 'var(--stone)',
            },
            { d: 'M3.2 8.5l6 1.3 7.7-5.3M9.2 9.8l-.6 3', width: 1 },
        ],
        letter: letter('B', 13, 18, 10),
    },
    arts: {
        shapes: [
            { d: 'M4 3h16v18H4z', fill: '#d98a7c' },
            {
                d: 'M8.2 6.5c-1.6 3.6-.6 7.4 2.4 8.9h2.8c3-1.5 4-5.3 2.4-8.9M9.4 9.3h5.2M10.8 9.3v6M13.2 9.3v6M9 18h6',
                line: DARK,
                width: 1.5,
            },
        ],
    },
    science: {
        shapes: [
            { d: 'M4 3h16v18H4z', fill: '#8fb5c9' },
            {
                d: 'M12 6a6 6 0 1 0 .01 0zM6.4 9.4c3 3 8 6 11 5.4M17.6 9.4c-3 3-8 6-11 5.4',
                line: DARK,
                width: 1.3,
            },
            { d: 'M12 10.6a1.5 1.5 0 1 0 .01 0z', fill: DARK, line: 'none' },
        ],
    },
    warriors: {
        shapes: [
            {
                d: 'M12 2l8.3 2.8v6.4c0 5.3-3.3 8.8-8.3 10.9-5-2.1-8.3-5.6-8.3-10.9V4.8z',
                fill: '#c3cbd4',
            },
            { d: 'M12 5.4v11.8M8.6 13.6h6.8', line: DARK, width: 1.8 },
        ],
    },
    points: {
        shapes: [
            {
                d: 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1-6.3-3.4-6.3 3.4L7 14.1 1.8 9.2l7.1-.9z',
                fill: '#f2d479',
                width: 1.1,
            },
        ],
    },
    resources: { shapes: cube(4, 2, 16, '#e3d3b4'), letter: letter('?', 12, 11.5, 9) },
    'different-resources': {
        shapes: [...cube(1, 1, 12, '#8fa0b3'), ...cube(11, 8.5, 12, '#d3a860')],
    },
    'province-resources': {
        shapes: [
            { d: 'M2.5 11h19l-2 10.5h-15z', fill: '#b98a5e' },
            { d: 'M3.6 16.2h16.8M8 11l.8 10.4M16 11l-.8 10.4', width: 1 },
            ...cube(6, 2, 11, '#e3d3b4'),
        ],
    },
};

export const CARDS: Record<string, Drawing> = {
    courtier: {
        shapes: [
            { d: 'M3.5 20.5c.6-4.8 3.6-7 8.5-7s7.9 2.2 8.5 7z', fill: '#cdbd9c' },
            { d: 'M12 6.2a4.3 4.6 0 1 0 .01 0z', fill: '#f0d9b5' },
            { d: 'M6.3 9.2C6.8 5.5 9 3.9 12.5 4c3 0 5 1.7 5.3 4.4z', fill: '#8a7a5c' },
            { d: 'M16.8 7.8c2.4-1 3.8-3 4-5.8-2.8.3-5 1.8-5.8 4', fill: '#f6efe0' },
        ],
    },
    'tax-collector': {
        shapes: [
            { d: 'M3 3h18v18H3z', fill: 'var(--tax-collector)' },
            {
                d: 'M9.3 7.5l1-2.5h3.4l1 2.5c2.7 1.6 4.1 4 4.1 6.4 0 3-2.7 4.8-6.8 4.8s-6.8-1.8-6.8-4.8c0-2.4 1.4-4.8 4.1-6.4z',
                fill: '#f3ddc0',
                line: DARK,
            },
        ],
        letter: letter('T', 12, 16.8, 9.5),
    },
    cleric: {
        shapes: [
            { d: 'M12 .8L23.2 12 12 23.2.8 12z', fill: 'var(--cleric)' },
            {
                d: 'M17 11.5v5M17 16.5h-2M17 14.3h-1.6M17 8.3a1.6 1.6 0 1 0 .01 0',
                line: LIGHT,
                width: 1.3,
            },
        ],
        letter: letter('C', 9.6, 16.2, 11.5, LIGHT),
    },
    scribe: {
        shapes: [
            { d: 'M12 1.5a10.5 10.5 0 1 0 .01 0z', fill: 'var(--scribe)' },
            {
                d: 'M19 3.6c-3.8.4-7 3.6-7.6 9.2l-.8 3.4 2.2-2.6c4-1 6.2-4.6 6.2-10z',
                fill: LIGHT,
                line: DARK,
                width: 1,
            },
        ],
        letter: letter('R', 8.3, 18.2, 10.5),
    },
    merchant: {
        shapes: [
            { d: 'M7.6 1.5h8.8L22.5 7.6v8.8l-6.1 6.1H7.6L1.5 16.4V7.6z', fill: 'var(--merchant)' },
            {
                d: 'M12 4.2v3M5.6 6.8h12.8M5.6 6.8L3.8 10.6h3.6zM18.4 6.8l-1.8 3.8h3.6z',
                line: DARK,
                width: 1.2,
            },
        ],
        letter: letter('M', 12, 19, 10),
    },
    magister: {
        shapes: [
            { d: 'M12 1.5V12H1.5A10.5 10.5 0 0 1 12 1.5z', fill: 'var(--tax-collector)' },
            { d: 'M12 1.5V12h10.5A10.5 10.5 0 0 0 12 1.5z', fill: 'var(--cleric)' },
            { d: 'M12 22.5V12H1.5A10.5 10.5 0 0 0 12 22.5z', fill: 'var(--merchant)' },
            { d: 'M12 22.5V12h10.5A10.5 10.5 0 0 1 12 22.5z', fill: 'var(--scribe)' },
        ],
    },
    back: {
        shapes: [
            { d: 'M4 2h16v20H4z', fill: '#7c5b45' },
            { d: 'M7 5h10v14H7zM7 12l5-7 5 7-5 7z', line: '#e3c79b', width: 1.2 },
        ],
    },
};
