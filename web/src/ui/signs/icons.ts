// Small signs in ink, on a square of 24; one stroke width, drawn by hand for Polis.
import type { SELDOM } from './seldom';

/** Those that a table has at once. */
export const ICONS = {
    sun: 'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    lantern: 'M9 8h6l1.5 9h-9zM10 8V5.5h4V8M12 5.5V3M7 17v3h10v-3M12 11v3',
    menu: 'M4 7h16M4 12h16M4 17h16',
    close: 'M6 6l12 12M18 6L6 18',
    undo: 'M9 6L4.5 10.5L9 15M5 10.5h8.5a5 5 0 0 1 0 10H10',
    reset: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4.5 4v4.5H9',
    check: 'M5 12.5l4.5 5L19 7',
    send: 'M5 12.5l4.5 5L19 7',
    log: 'M6 4h10l3 3v13H6zM9 10h7M9 13.5h7M9 17h4',
    person: 'M12 11.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4.5 20.5c0-4.4 3.2-6.7 7.5-6.7s7.5 2.3 7.5 6.7',
    values: 'M4 20h16M6.5 20v-7h3v7M11 20V6h3v14M15.5 20v-9.5h3V20',
    fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
    plus: 'M12 5v14M5 12h14',
    minus: 'M5 12h14',
    warn: 'M12 4L2.8 20h18.4zM12 10v5M12 17.5v.5',
    more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
    flag: 'M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0',
    whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
    bell: 'M6 17h12c-1.5-1.5-2-3-2-6.5a4 4 0 0 0-8 0C8 14 7.5 15.5 6 17M10.5 20h3M12 4.5V6.5',
} as const;

export type IconName = keyof typeof ICONS | keyof typeof SELDOM;
