// What stands in each courtyard, in a square of 24.
import type { Drawing } from './icons';
import { DARK } from './icons';

const INK = 'var(--ink)';
const CREAM = '#f6efe0';
const WOOD = '#b98f63';
const DARKWOOD = '#8b5a2b';
const STONE = '#cfc4ae';
const RED = '#c96f4a';
const GOLD = '#e2b43c';
const BLUE = '#8fb5c9';

export const PLACE_DRAWINGS: Record<string, Drawing> = {
    palace: {
        shapes: [
            { d: 'M2 21.5v-11h4v-3h3v-3h6v3h3v3h4v11z', fill: CREAM },
            { d: 'M9 4.5l3-3.3 3 3.3z', fill: '#a98fb8' },
            { d: 'M10 21.5v-6a2 2 0 0 1 4 0v6M5 14v3M19 14v3M10.5 8.5h3' },
        ],
    },
    repository: {
        shapes: [
            { d: 'M2.5 12.5h9v9h-9z', fill: WOOD },
            { d: 'M12.5 12.5h9v9h-9z', fill: '#d3a860' },
            { d: 'M7.5 3.5h9v9h-9z', fill: '#8fa0b3' },
            { d: 'M2.5 12.5l9 9M21.5 12.5l-9 9M7.5 3.5l9 9', width: 1 },
        ],
    },
    barracks: {
        shapes: [
            { d: 'M1.5 21L9 7.5 16.5 21z', fill: RED },
            { d: 'M9 7.5L7 21h4z', fill: DARKWOOD },
            { d: 'M11 21l6-10.5L22.5 21z', fill: CREAM },
            { d: 'M9 7.5V2.5l4 1.5-4 1.5', fill: GOLD },
        ],
    },
    treasury: {
        shapes: [
            { d: 'M2.5 11.5h19V21h-19z', fill: WOOD },
            { d: 'M2.5 11.5c0-4.5 2-6.5 4.5-6.5h10c2.5 0 4.5 2 4.5 6.5z', fill: DARKWOOD },
            { d: 'M10 10h4v5h-4z', fill: GOLD },
            { d: 'M6 5v16M18 5v16', width: 1 },
        ],
    },
    marketplace: {
        shapes: [
            { d: 'M3.5 10h17v11h-17z', fill: CREAM },
            { d: 'M2 10l2.5-6.5h15L22 10z', fill: RED },
            { d: 'M8 3.5L7 10h3.5l.3-6.5zM13.2 3.5l.3 6.5H17l-1-6.5z', fill: CREAM, width: 1 },
            { d: 'M3.5 15h17', width: 1.8 },
        ],
    },
    'guild-hall': {
        shapes: [
            { d: 'M3 21.5V10h18v11.5z', fill: CREAM },
            { d: 'M1.5 10L12 2.5 22.5 10z', fill: '#a98fb8' },
            { d: 'M6 13h2.5v8.5H6zM15.5 13H18v8.5h-2.5z', fill: STONE },
            { d: 'M10.3 21.5v-5a1.7 1.7 0 0 1 3.4 0v5', fill: DARKWOOD },
        ],
    },
    'royal-guard': {
        shapes: [
            { d: 'M5.5 21.5V8h-1V3H8v2h2.5V3h3v2H16V3h3.5v5h-1v13.5z', fill: STONE },
            { d: 'M10 21.5V17a2 2 0 0 1 4 0v4.5', fill: DARKWOOD },
            { d: 'M12 9.5v4', width: 2 },
        ],
    },
    'builders-guild': {
        shapes: [
            { d: 'M6 21.5V3h2v18.5z', fill: WOOD },
            { d: 'M4 5.5L8 2l13 3.5z', fill: WOOD },
            { d: 'M18 5.5v7', line: INK, width: 1.3 },
            { d: 'M14.5 12.5h7v6h-7z', fill: STONE },
            { d: 'M2.5 21.5h12', line: INK, width: 2 },
        ],
    },
    academy: {
        shapes: [
            { d: 'M2 8.5L12 2.5l10 6z', fill: '#d98a7c' },
            { d: 'M4.5 10h2.5v8.5H4.5zM10.7 10h2.6v8.5h-2.6zM17 10h2.5v8.5H17z', fill: CREAM },
            { d: 'M2.5 18.5h19v3h-19z', fill: STONE },
        ],
    },
    planetarium: {
        shapes: [
            { d: 'M3 15a9 9 0 0 1 18 0z', fill: BLUE },
            { d: 'M12 6l3.5 9H12z', fill: DARK },
            { d: 'M3 15h18v6.5H3z', fill: CREAM },
            { d: 'M13.5 9.5L19 2.5', line: INK, width: 2.2 },
            { d: 'M4.5 4.5l.1 0M8 2l.1 0', line: INK, width: 2.4 },
        ],
    },
};
