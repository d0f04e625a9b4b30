// The layout of the city's picture: on a wide screen three terraces above the wall,
// on a narrow one ten places in two columns. Units are those of the drawing, nearly pixels.
import type { LocationName, SlotView } from '../view';

export interface Frame {
    x: number;
    y: number;
    w: number;
    h: number;
}

export type Area = LocationName | 'wall' | 'grant';

export interface Layout {
    narrow: boolean;
    /** For a low window. */
    low: boolean;
    w: number;
    h: number;
    /** Each place from the top of its building to the foot of its sign. */
    areas: Record<Area, Frame>;
    /** How far below a place's top its building stands on the ground. */
    foot: number[];
}

const STONE_H = 30;
const SIGN_H = 62;

interface Terrace {
    y: number;
    h: number;
    parts: [Area, number][];
}

const MARGIN = 8;
const GAP = 10;

const TERRACES: Terrace[] = [
    {
        y: 2,
        h: 192,
        parts: [
            ['academy', 240],
            ['palace', 628],
            ['planetarium', 240],
        ],
    },
    {
        y: 196,
        h: 182,
        parts: [
            ['marketplace', 400],
            ['guild-hall', 424],
            ['repository', 284],
        ],
    },
    {
        y: 380,
        h: 170,
        parts: [
            ['barracks', 180],
            ['royal-guard', 250],
            ['builders-guild', 240],
            ['treasury', 178],
            ['grant', 240],
        ],
    },
];

/** As a phone shows them, two and two; a tablet held upright has three in a row. */
const PLACES: LocationName[] = [
    'academy',
    'palace',
    'planetarium',
    'repository',
    'marketplace',
    'guild-hall',
    'barracks',
    'royal-guard',
    'builders-guild',
    'treasury',
];
const CELL = { w: 190, h: 102 };
const STEP = { x: CELL.w + 4, y: CELL.h + 4 };
/** Of the wall and the field before it, which are as wide as two places. */
const WALL = { w: 384, h: 62 };

/** How much higher the raiders stand, and lower the picture is, in a low window: before the wall itself. */
const RAISED = 14;

function wide(low = false): Layout {
    const areas: Partial<Record<Area, Frame>> = {};
    for (const { y, h, parts } of TERRACES) {
        let x = MARGIN;
        for (const [area, w] of parts) {
            areas[area] = { x, y, w, h };
            x += w + GAP;
        }
    }
    const h = low ? 644 - RAISED : 644;
    areas.wall = { x: MARGIN, y: 554, w: 1144 - 2 * MARGIN, h: h - 554 };
    return { narrow: false, low, w: 1144, h, areas: areas as Layout['areas'], foot: [98, 88, 76] };
}

function narrow(columns: number): Layout {
    const areas: Partial<Record<Area, Frame>> = {};
    PLACES.forEach((name, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        areas[name] = { x: 3 + column * STEP.x, y: 2 + row * STEP.y, ...CELL };
    });
    const rows = Math.ceil(PLACES.length / columns);
    const w = 2 + columns * STEP.x;
    // The wall is below the places, or beside the last of them.
    const h = 2 + rows * STEP.y + (PLACES.length % columns ? 0 : WALL.h);
    const wall = { x: w - 3 - WALL.w, y: h - WALL.h, ...WALL };
    areas.wall = wall;
    areas.grant = { ...wall, w: 0, h: 0 };
    const foot = [62];
    return { narrow: true, low: false, w, h, areas: areas as Layout['areas'], foot };
}

export const WIDE_LAYOUT = wide();
export const LOW_LAYOUT = wide(true);
export const NARROW_LAYOUT = narrow(2);
export const TABLET_LAYOUT = narrow(3);

/** In a narrow layout while a season ends: the wall with its field below it, and the King's Grant above. */
function season(layout: Layout): Layout {
    const grant = { x: layout.w / 2 - 150, y: 9, w: 300, h: 156 };
    const wall = { ...WALL, x: 3, y: 182, w: layout.w - 6 };
    return { ...layout, areas: { ...layout.areas, grant, wall } };
}
const SEASONS = new Map([NARROW_LAYOUT, TABLET_LAYOUT].map((one) => [one, season(one)]));

/** In narrow layouts the places are in pairs, on a tablet held upright in threes. */
export function layoutFor(
    isNarrow: boolean,
    isLow = false,
    ends = false,
    isTablet = false,
): Layout {
    const places = isTablet ? TABLET_LAYOUT : NARROW_LAYOUT;
    if (isNarrow) return ends ? SEASONS.get(places)! : places;
    return isLow ? LOW_LAYOUT : WIDE_LAYOUT;
}

/** How far below the foot of the wall the raiders' heads are. */
export function raidersBelow(layout: Layout): number {
    return layout.low ? 4 - RAISED : 4;
}

/** The middle of the foot of a place's building. */
export function footOf(layout: Layout, name: LocationName): [number, number] {
    const { x, y, w } = layout.areas[name];
    const row = layout.narrow
        ? 0
        : TERRACES.findIndex(({ parts }) => parts.some(([a]) => a === name));
    return [x + w / 2, y + layout.foot[row]!];
}

/** The sign before a place: its name, its rule and what it would bring. */
export function signFrame(layout: Layout, name: LocationName): Frame {
    const { x, y, w, h } = layout.areas[name];
    if (layout.narrow) return { x: x + 3, y: y + h - 20, w: w - 6, h: 19 };
    if (name === 'palace') return { x, y: y + 100, w, h: h - 100 };
    return { x, y: y + h - SIGN_H, w, h: SIGN_H };
}

/** A King's Favor: a panel of the Palace's sign, its stone at the top. */
export function favorFrame(layout: Layout, index: number, count: number): Frame {
    const sign = signFrame(layout, 'palace');
    const w = (sign.w - 116) / Math.max(1, count);
    return { x: sign.x + 112 + index * w, y: sign.y + 4, w: w - 4, h: sign.h - 8 };
}

/** Where a Favor's text goes: beside its stone if there is room, otherwise below it. */
export function favorWords(favor: Frame): Frame {
    if (isRoomy(favor)) return { ...favor, x: favor.x + 58, w: favor.w - 62 };
    return { ...favor, y: favor.y + 31, h: favor.h - 31 };
}

export function isRoomy(favor: Frame): boolean {
    return favor.w >= 160;
}

/** The paving stones of a place: a single stone for one card, a double one for two. */
export function slotFrames(layout: Layout, name: LocationName, slots: SlotView[]): Frame[] {
    if (name === 'palace' && !layout.narrow) {
        return slots.map((_, i) => {
            const favor = favorFrame(layout, i, slots.length);
            const y = isRoomy(favor) ? favor.y + (favor.h - STONE_H) / 2 : favor.y + 1;
            return { x: favor.x + 5, y, w: 44, h: STONE_H };
        });
    }
    const h = layout.narrow ? 26 : STONE_H;
    const widths = slots.map(({ cards }) => (cards > 1 ? 56 : layout.narrow ? 40 : 46));
    const gap = layout.narrow ? 4 : 8;
    const total = widths.reduce((sum, width) => sum + width + gap, -gap);
    const [cx, foot] = footOf(layout, name);
    let left = cx - total / 2;
    return widths.map((w) => {
        const found = { x: left, y: foot + (layout.narrow ? -6 : 2), w, h };
        left += w + gap;
        return found;
    });
}

/** The part of a slot that is pointed at: figures are higher than their stone, a Favor has its text. */
export function slotTouch(
    layout: Layout,
    name: LocationName,
    slots: SlotView[],
    index: number,
): Frame {
    if (name === 'palace' && !layout.narrow) return favorFrame(layout, index, slots.length);
    const stone = slotFrames(layout, name, slots)[index]!;
    return { ...stone, y: stone.y - 8, h: stone.h + 8 };
}

/** A stall of the market on a wide screen. */
export function shelfFrame(layout: Layout, index: number): Frame {
    const { x, y, w } = layout.areas.marketplace;
    const width = w / 4;
    return { x: x + index * width + 3, y: y + 2, w: width - 6, h: 84 };
}

/** A place on a stall; its price is above it. */
export function placeFrame(stall: Frame, index: number, places: number): Frame {
    const w = (stall.w - 4) / places;
    return { x: stall.x + 2 + index * w, y: stall.y + 23, w: w - 1, h: 40 };
}

/** The bay of a magister in the Guild Hall. */
export function bayFrame(layout: Layout, index: number): Frame {
    const { x, y, w } = layout.areas['guild-hall'];
    const width = (w - 12) / 4;
    return { x: x + 6 + index * width, y: y + 16, w: width - 3, h: 72 };
}

/** A space of a magister's track within its bay. */
export function spaceFrame(layout: Layout, row: number, space: number): Frame {
    const bay = bayFrame(layout, row);
    const w = (bay.w - 4) / 4;
    return { x: bay.x + 2 + space * w, y: bay.y + 36, w: w - 2, h: 29 };
}

/** The main gate in the middle of the wall. */
export function gateFrame(layout: Layout): Frame {
    const { x, y, w } = layout.areas.wall;
    const width = layout.narrow ? 44 : 76;
    return { x: x + (w - width) / 2, y: y - 2, w: width, h: layout.narrow ? 42 : 56 };
}

/** Merlons: the marked two beside the gate first, then in turn to the left and the right. */
export function merlonFrame(layout: Layout, index: number, spaces: number): Frame {
    const { x, y, w } = layout.areas.wall;
    const gate = gateFrame(layout);
    const step = (w - gate.w - 6) / spaces;
    const away = Math.floor(index / 2);
    const left = gate.x - 2 - (away + 1) * step;
    const right = gate.x + gate.w + 3 + away * step;
    const at = index % 2 === 0 ? left : right;
    const top = y + (layout.narrow ? 6 : 8);
    return {
        x: Math.max(x, at),
        y: top,
        w: step - (layout.narrow ? 1 : 6),
        h: layout.narrow ? 22 : 28,
    };
}

export function middle(frame: Frame): [number, number] {
    return [frame.x + frame.w / 2, frame.y + frame.h / 2];
}
