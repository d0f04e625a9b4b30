// The small drawings of signs and actions, each in a square of 24.
import type { Drawing } from './icons';
import { DARK, INK, LIGHT, letter } from './icons';

export const SIGNS: Record<string, Drawing> = {
    palace: {
        shapes: [
            { d: 'M2 21.5v-11h4v-3h3v-3h6v3h3v3h4v11z', fill: '#f6efe0' },
            { d: 'M9 4.5l3-3.3 3 3.3z', fill: '#a98fb8' },
            { d: 'M10 21.5v-6a2 2 0 0 1 4 0v6M5 14v3M19 14v3M10.5 8.5h3' },
        ],
    },
    token: {
        shapes: [
            { d: 'M3.5 5.5h17v13h-17z', fill: 'var(--tax-collector)' },
            { d: 'M6 8h12v8H6z', line: LIGHT, width: 1 },
        ],
        letter: letter('T', 12, 15, 8.5, LIGHT),
    },
    figure: {
        shapes: [
            {
                d: 'M12 2.5a4.2 4.2 0 0 1 2.7 7.4c1.6 2.3 2.6 5.2 3.3 8.6h1.5v3H4.5v-3H6c.7-3.4 1.7-6.3 3.3-8.6A4.2 4.2 0 0 1 12 2.5z',
                fill: '#e9dcc0',
            },
        ],
    },
    tile: {
        shapes: [
            { d: 'M3 21V10.5L12 3l9 7.5V21z', fill: '#d9b48c' },
            { d: 'M1.5 11.6L12 2.8l10.5 8.8', width: 2 },
            { d: 'M9.6 21v-6.5h4.8V21', fill: '#7c5b45' },
        ],
    },
    favor: {
        shapes: [
            { d: 'M5 2.5h14v15l-7 4.5-7-4.5z', fill: '#efe0b6' },
            {
                d: 'M7.6 13l-.9-5.6 3.1 2.2L12 5.6l2.2 4 3.1-2.2-.9 5.6z',
                fill: '#c99a2e',
                line: DARK,
                width: 1,
            },
        ],
    },
    cards: {
        shapes: [
            { d: 'M3 6.5l9.5-3 4.5 14-9.5 3z', fill: '#e9dcc0' },
            { d: 'M9 5.5h11v15H9z', fill: '#f6efe0' },
        ],
    },
    card: { shapes: [{ d: 'M6 3h12v18H6z', fill: '#f6efe0' }] },
    pass: {
        shapes: [
            { d: 'M12 2.5a9.5 9.5 0 1 0 .01 0z', fill: '#e9dcc0' },
            { d: 'M7 12h9M12.5 8l4 4-4 4', line: DARK, width: 2 },
        ],
    },
    stop: {
        shapes: [
            { d: 'M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6z', fill: '#e9dcc0' },
            { d: 'M8 8h8v8H8z', fill: DARK, line: 'none' },
        ],
    },
    done: {
        shapes: [
            { d: 'M12 2.5a9.5 9.5 0 1 0 .01 0z', fill: '#cfe0bd' },
            { d: 'M7 12.5l3.5 3.5L17 8.5', line: DARK, width: 2.2 },
        ],
    },
    more: {
        shapes: [
            { d: 'M12 2.5a9.5 9.5 0 1 0 .01 0z', fill: '#efe0b6' },
            { d: 'M16.5 9.5a5.2 5.2 0 1 0 .4 4.5M17 5.8v4h-4', line: DARK, width: 1.8 },
        ],
    },
    gate: {
        shapes: [
            { d: 'M3 21V6h3v2h3V6h6v2h3V6h3v15z', fill: '#e2b43c' },
            { d: 'M8.5 21v-5a3.5 3.5 0 0 1 7 0v5', fill: '#6b4a2c' },
        ],
    },
    wall: { shapes: [{ d: 'M2.5 21V7h4v3h3.5V7h4v3h3.5V7h4v14z', fill: '#cfc4ae' }] },
    buy: {
        shapes: [
            { d: 'M3 9.5h18l-2 11.5H5z', fill: '#b98a5e' },
            { d: 'M12 1.5v9M8.5 7l3.5 4 3.5-4', line: INK, width: 2 },
        ],
    },
    sell: {
        shapes: [
            { d: 'M3 9.5h18l-2 11.5H5z', fill: '#b98a5e' },
            { d: 'M12 12V2M8.5 5.5l3.5-4 3.5 4', line: INK, width: 2 },
        ],
    },
    attack: {
        shapes: [
            { d: 'M4 3l9.5 11M20 3l-9.5 11', line: INK, width: 2.4 },
            {
                d: 'M8.5 18.5l4-3.5M15.5 18.5l-4-3.5M6.5 21l3-3M17.5 21l-3-3',
                line: '#8b5a2b',
                width: 2.6,
            },
        ],
    },
    divide: {
        shapes: [
            { d: 'M2.5 5h7.5v14H2.5z', fill: '#f6efe0' },
            { d: 'M14 5h7.5v14H14z', fill: '#cdbd9c' },
            { d: 'M12 2.5v19', width: 1.4 },
        ],
    },
    once: { shapes: [{ d: 'M12 4a8 8 0 1 0 .01 0z', line: INK, width: 2 }] },
    season: {
        shapes: [
            { d: 'M12 7a5 5 0 1 0 .01 0z', fill: '#f2d479' },
            {
                d: 'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1',
                width: 1.8,
            },
        ],
    },
};
