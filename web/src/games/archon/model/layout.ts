// Where everything lies on the plan: ten courtyards in three rows on a wide screen, in pairs one
// below the other on a phone. Units are those of the drawing; the phone's are nearly pixels.
import type { LocationName, SlotView } from './view';

export interface Frame {
    x: number;
    y: number;
    w: number;
    h: number;
}

export type Area = LocationName | 'tiles' | 'wall';

export interface Layout {
    narrow: boolean;
    w: number;
    h: number;
    areas: Record<Area, Frame>;
}

const GAP = 8;
const PAD = 9;
const STONE = 44;
const DOUBLE = 51;

interface Row {
    h: number;
    parts: [Area, number][];
}

const WIDE: Row[] = [
    {
        h: 148,
        parts: [
            ['palace', 348],
            ['academy', 178],
            ['planetarium', 178],
            ['treasury', 178],
        ],
    },
    {
        h: 194,
        parts: [
            ['marketplace', 292],
            ['repository', 168],
            ['guild-hall', 430],
        ],
    },
    {
        h: 182,
        parts: [
            ['barracks', 178],
            ['royal-guard', 178],
            ['builders-guild', 178],
            ['tiles', 348],
        ],
    },
    { h: 74, parts: [['wall', 906]] },
];

const NARROW: Row[] = [
    { h: 146, parts: [['palace', 352]] },
    {
        h: 116,
        parts: [
            ['academy', 172],
            ['planetarium', 172],
        ],
    },
    {
        h: 116,
        parts: [
            ['treasury', 172],
            ['royal-guard', 172],
        ],
    },
    {
        h: 138,
        parts: [
            ['repository', 172],
            ['barracks', 172],
        ],
    },
    { h: 160, parts: [['marketplace', 352]] },
    { h: 196, parts: [['guild-hall', 352]] },
    { h: 66, parts: [['builders-guild', 352]] },
    { h: 186, parts: [['tiles', 352]] },
    { h: 112, parts: [['wall', 352]] },
];

function lay(rows: Row[], w: number, left: number, narrow: boolean): Layout {
    const areas: Partial<Record<Area, Frame>> = {};
    let y = left;
    for (const row of rows) {
        let x = left;
        for (const [area, width] of row.parts) {
            areas[area] = { x, y, w: width, h: row.h };
            x += width + GAP;
        }
        y += row.h + GAP;
    }
    return { narrow, w, h: y - GAP + left, areas: areas as Record<Area, Frame> };
}

export const WIDE_LAYOUT = lay(WIDE, 920, 7, false);
export const NARROW_LAYOUT = lay(NARROW, 360, 4, true);

/** On a phone the courtyards stand in pairs. */
export function layoutFor(phone: boolean): Layout {
    return phone ? NARROW_LAYOUT : WIDE_LAYOUT;
}

/** Inside of a courtyard, within its roofs. */
export function inside(frame: Frame): Frame {
    return { x: frame.x + PAD, y: frame.y + PAD, w: frame.w - 2 * PAD, h: frame.h - 2 * PAD };
}

/** Broad courtyards have their slots beside the name, the others below it. */
export function isBroad(frame: Frame): boolean {
    return frame.w > 250;
}

/** The paving stones of a courtyard: a single stone for one card, a double one for two. */
export function slotFrames(frame: Frame, slots: SlotView[], palace: boolean): Frame[] {
    const { x, y, w, h } = inside(frame);
    if (palace) {
        const step = (w + 4) / Math.max(1, slots.length);
        return slots.map((_, i) => ({ x: x + i * step, y: y + h - STONE, w: step - 4, h: STONE }));
    }
    const widths = slots.map((slot) => (slot.cards > 1 ? DOUBLE : STONE));
    const total = widths.reduce((sum, width) => sum + width + 4, -4);
    let left = isBroad(frame) ? x + w - total : x + (w - total) / 2;
    return widths.map((width) => {
        const found = { x: left, y: isBroad(frame) ? y : y + h - STONE, w: width, h: STONE };
        left += width + 4;
        return found;
    });
}

/** A Favor together with its slot: both are one place to point at. */
export function withFavor(slot: Frame): Frame {
    return { x: slot.x, y: slot.y - 51, w: slot.w, h: slot.h + 51 };
}

/** Name and effect of a courtyard: as broad as there is room beside slots or house. */
export function headFrame(frame: Frame, slots: SlotView[]): Frame {
    const { x, y, w } = inside(frame);
    const end = isBroad(frame) ? slotFrames(frame, slots, false)[0]!.x - 4 : x + w;
    return { x: x + 1, y: y + 1, w: end - x - 2, h: 43 };
}

/** The cards of the King's Favors above their slots. */
export function favorFrame(slot: Frame): Frame {
    return { x: slot.x, y: slot.y - 50, w: slot.w, h: 47 };
}

/** The four shelves of the marketplace, two and two. */
export function shelfFrame(market: Frame, index: number): Frame {
    const { x, y, w, h } = inside(market);
    const width = (w - 10) / 2;
    const height = Math.min(52, (h - 52) / 2);
    const top = y + h - 2 * height - 6;
    return {
        x: x + (index % 2) * (width + 10),
        y: top + Math.floor(index / 2) * (height + 6),
        w: width,
        h: height,
    };
}

/** A place on a shelf; its price is written above it. */
export function placeFrame(shelf: Frame, index: number, places: number): Frame {
    const width = (shelf.w - 26) / places;
    return { x: shelf.x + 26 + index * width, y: shelf.y + 13, w: width - 2, h: shelf.h - 14 };
}

/** A space of a magister's row. */
export function spaceFrame(hall: Frame, row: number, space: number): Frame {
    const { x, y, w, h } = inside(hall);
    const height = (h - 50) / 4;
    const width = (w - 28) / 4;
    return {
        x: x + 28 + space * width,
        y: y + 50 + row * height,
        w: width - 3,
        h: height - 2,
    };
}

/** A building tile among the fifteen. */
export function tileFrame(area: Frame, index: number): Frame {
    const { x, y, w, h } = { ...area, x: area.x + 2, w: area.w - 4 };
    const width = w / 5;
    const top = y + 17;
    const height = (h - 17) / 3;
    return {
        x: x + (index % 5) * width,
        y: top + Math.floor(index / 5) * height,
        w: width - 3,
        h: height - 3,
    };
}

const GATE = 92;

/** The main gate in the middle of the wall. */
export function gateFrame(wall: Frame): Frame {
    const w = wall.w > 500 ? GATE : 62;
    return { x: wall.x + (wall.w - w) / 2, y: wall.y, w, h: wall.w > 500 ? wall.h : wall.h / 2 };
}

/** Merlons: the marked two beside the gate first, then in turn to the left and the right. */
export function merlonFrame(wall: Frame, index: number, spaces: number): Frame {
    const gate = gateFrame(wall);
    const wide = wall.w > 500;
    const inRow = wide ? spaces : spaces / 2;
    const w = (wall.w - gate.w - 6) / inRow;
    const h = 42;
    const first = wall.y + (wide ? 14 : 6);
    if (!wide && index >= inRow) {
        const step = wall.w / (spaces - inRow);
        const x = wall.x + (index - inRow) * step + (step - w) / 2;
        return { x, y: first + h + 12, w: w - 2, h };
    }
    const away = Math.floor(index / 2);
    const x = index % 2 === 0 ? gate.x - 3 - (away + 1) * w : gate.x + gate.w + 3 + away * w;
    return { x, y: first, w: w - 2, h };
}

/** The markers of the player order in the Palace's head. */
export function orderPoint(palace: Frame, place: number, seats: number): [number, number] {
    const { x, y, w } = inside(palace);
    return [x + w - 14 - (seats - 1 - place) * 38, y + 15];
}

export function middle(frame: Frame): [number, number] {
    return [frame.x + frame.w / 2, frame.y + frame.h / 2];
}
