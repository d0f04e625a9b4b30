// The pictures of the fifteen building tiles, in a square of 24: one object each that identifies the house.
import type { Drawing } from './icons';
import { DARK } from './icons';

/** Lines on the background, not on a coloured area. */
const INK = 'var(--ink)';
const WOOD = '#8b5a2b';
const METAL = '#b9c2cc';
const CLAY = '#c96f4a';
const CREAM = '#f6efe0';
const LEAF = '#7d9a5c';
const GOLD = '#e2b43c';
const BLUE = '#8fb5c9';

export const TILE_DRAWINGS: Record<string, Drawing> = {
    craftsman: {
        shapes: [
            { d: 'M10.8 9.5h3L13.5 22h-2.4z', fill: WOOD },
            { d: 'M4 4.5h11.5c3 0 4.5 1.5 4.5 4-1.6-1-3-1-4.5-1V10H4z', fill: METAL },
        ],
    },
    'house-of-arts': {
        shapes: [
            {
                d: 'M12 3C6.5 3 2.5 6.8 2.5 11.6S6 20.5 10.5 20.5c2 0 2-1.5 1.3-2.7-.8-1.5.2-3 2-3h3.4c2.6 0 4.3-1.8 4.3-4.3C21.5 6.2 17.4 3 12 3z',
                fill: '#e3c79b',
            },
            { d: 'M7.5 7.5a1.4 1.4 0 1 0 .01 0z', fill: CLAY },
            { d: 'M12.5 5.5a1.4 1.4 0 1 0 .01 0z', fill: BLUE },
            { d: 'M17 8a1.4 1.4 0 1 0 .01 0z', fill: LEAF },
            { d: 'M6 12.5a1.4 1.4 0 1 0 .01 0z', fill: GOLD },
        ],
    },
    tavern: {
        shapes: [
            { d: 'M5 8h11v13H5z', fill: '#d9a441' },
            { d: 'M16 10.5h2.5c1.5 0 2.5 1 2.5 2.5v2c0 1.5-1 2.5-2.5 2.5H16', width: 2 },
            {
                d: 'M4.2 8.5c-1-3 1.5-4.5 3-3.5.8-2.5 4.6-2.5 5.4 0 2.5-1 4.9.8 3.9 3.5z',
                fill: CREAM,
            },
            { d: 'M8.5 12v6M12.5 12v6', width: 1.2 },
        ],
    },
    inn: {
        shapes: [
            { d: 'M2.5 5v15.5M21.5 20.5V14', line: INK, width: 2.2 },
            { d: 'M2.5 12.5h19v5h-19z', fill: CLAY },
            { d: 'M4.5 9h6v3.5h-6z', fill: CREAM },
            { d: 'M19.8 4.2a4.2 4.2 0 1 1-4.6 5.6 3.6 3.6 0 0 0 4.6-5.6z', fill: GOLD },
        ],
    },
    weaponsmith: {
        shapes: [
            {
                d: 'M2 8h16.5c0 3.5-1.5 5-4.5 5.5V16h3v4H7v-4h2.5v-2.8C5.5 12.5 2.8 11 2 8z',
                fill: METAL,
            },
            { d: 'M17 2.5l4 2.6M14.5 5l4-2.5', line: CLAY, width: 1.8 },
        ],
    },
    'house-of-trade': {
        shapes: [
            { d: 'M3 9h14l-1.5 8H4.5z', fill: '#b98a5e' },
            { d: 'M17 9l1.5-5H22', line: INK, width: 1.8 },
            { d: 'M7 18.5a2.2 2.2 0 1 0 .01 0zM14 18.5a2.2 2.2 0 1 0 .01 0z', fill: DARK },
            { d: 'M10 2.5a3.3 3.3 0 1 0 .01 0z', fill: GOLD },
        ],
    },
    chapel: {
        shapes: [
            { d: 'M5 21.5v-9c0-4 2.5-6 7-8 4.5 2 7 4 7 8v9z', fill: CREAM },
            { d: 'M12 4.5V1.5', line: INK, width: 1.6 },
            {
                d: 'M8.5 15.5c.8-1 1-2 1-3.5 0-2 1-3 2.5-3s2.5 1 2.5 3c0 1.5.2 2.5 1 3.5z',
                fill: GOLD,
            },
            { d: 'M12 15.7a1.1 1.1 0 1 0 .01 0z', fill: DARK },
        ],
    },
    laboratory: {
        shapes: [
            {
                d: 'M9.5 2.5h5v6.5l6 9.5c.7 1.5 0 3-1.7 3H5.2c-1.7 0-2.4-1.5-1.7-3L9.5 9z',
                fill: CREAM,
            },
            {
                d: 'M6.6 14.5h10.8l2.7 4.3c.4 1-.1 1.9-1.3 1.9H5.2c-1.2 0-1.7-.9-1.3-1.9z',
                fill: LEAF,
                line: 'none',
            },
            { d: 'M8.3 2.5h7.4', line: INK, width: 2 },
        ],
    },
    gallery: {
        shapes: [
            { d: 'M2.5 4.5h19v15h-19z', fill: GOLD },
            { d: 'M5.5 7.5h13v9h-13z', fill: BLUE },
            { d: 'M5.5 16.5l4-5 3 3.5 2.5-2.5 3.5 4z', fill: LEAF },
            { d: 'M16 8.7a1.3 1.3 0 1 0 .01 0z', fill: CREAM, line: 'none' },
        ],
    },
    library: {
        shapes: [
            { d: 'M12 6C9 4 5.5 3.5 2 4.5v14.5c3.5-1 7-.5 10 1.5z', fill: CREAM },
            { d: 'M12 6c3-2 6.5-2.5 10-1.5v14.5c-3.5-1-7-.5-10 1.5z', fill: '#e3c79b' },
            {
                d: 'M4.5 8c2-.3 3.7 0 5.2.8M4.5 11.5c2-.3 3.7 0 5.2.8M14.3 8.8c1.5-.8 3.2-1.1 5.2-.8M14.3 12.3c1.5-.8 3.2-1.1 5.2-.8',
                width: 1,
            },
        ],
    },
    armory: {
        shapes: [
            { d: 'M4.5 13C4.5 6.5 7.5 3 12 3s7.5 3.5 7.5 10v7.5H15V14H9v6.5H4.5z', fill: METAL },
            { d: 'M12 3v11', width: 1.8 },
            { d: 'M12 3c1.5-2 4-2.3 6.5-1.3', line: CLAY, width: 2.4 },
        ],
    },
    'architects-guild': {
        shapes: [
            { d: 'M11 5.5L5 21.5l1.2-5L10 6M13 5.5l6 16-1.2-5L14 6', fill: METAL },
            { d: 'M12 2.5a2.2 2.2 0 1 0 .01 0z', fill: GOLD },
            { d: 'M7.3 14.5c3 1.6 6.4 1.6 9.4 0', line: INK, width: 1.6 },
        ],
    },
    'magisters-court': {
        shapes: [
            { d: 'M2.5 8.5L12 3l9.5 5.5z', fill: CREAM },
            { d: 'M4.5 10h3v8h-3z', fill: 'var(--tax-collector)' },
            { d: 'M8.9 10h2.6v8H8.9z', fill: 'var(--cleric)' },
            { d: 'M12.5 10h2.6v8h-2.6z', fill: 'var(--scribe)' },
            { d: 'M16.5 10h3v8h-3z', fill: 'var(--merchant)' },
            { d: 'M2.5 19.5h19v2.3h-19z', fill: CREAM },
        ],
    },
    gardens: {
        shapes: [
            { d: 'M11 14h2v8h-2z', fill: WOOD },
            {
                d: 'M12 2.5c3 0 4.5 1.8 4.5 3.6 2.5.3 4 2 4 4.2 0 2.7-2 4.7-5 4.7h-7c-3 0-5-2-5-4.7 0-2.2 1.5-3.9 4-4.2 0-1.8 1.5-3.6 4.5-3.6z',
                fill: LEAF,
            },
            {
                d: 'M8 10a1 1 0 1 0 .01 0zM13 7a1 1 0 1 0 .01 0zM16 11a1 1 0 1 0 .01 0z',
                fill: CLAY,
                line: 'none',
            },
        ],
    },
    statue: {
        shapes: [
            { d: 'M6 18h12v4H6z', fill: '#cfc4ae' },
            { d: 'M12 2a2.6 2.6 0 1 0 .01 0z', fill: CREAM },
            { d: 'M8.5 18l.8-5-2.6-2.5 2-3h6.6l4-3.3 1 1.2-4.1 4.6-.7 3 .8 5z', fill: CREAM },
        ],
    },
};
