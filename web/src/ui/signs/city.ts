// The city of the start page: quarters, houses, castle hill, wall, river and fields. Land is cut
// again and again, first into quarters by streets, then into houses; one seed gives the same city.
import {
    area,
    curve,
    cut,
    grain,
    inset,
    middle,
    numbers,
    path,
    ring,
    type City,
    type House,
    type Point,
    type Shape,
} from './shapes';

export const WIDTH = 2200;
export const HEIGHT = 460;
export const CASTLE: Point = [1112, 196];
export const MARKET: Point = [1236, 292];

const HALF = Math.PI / 2;

/** Cut until the pieces are small; streets are wide where the first cuts were. */
function parcels(shape: Shape, small: number, street: number, next: () => number): Shape[] {
    if (shape.length < 3 || area(shape) < 60) return [];
    if (area(shape) < small * (0.75 + next() * 0.7)) return [shape];
    const [x, y] = middle(shape);
    const at: Point = [x + (next() - 0.5) * 12, y + (next() - 0.5) * 12];
    const angle = grain(shape) + HALF + (next() - 0.5) * 0.34;
    return cut(shape, at, angle).flatMap((side) =>
        parcels(street > 0.6 ? inset(side, street) : side, small, street * 0.62, next),
    );
}

function house(plot: Shape, next: () => number): House | null {
    const walls = inset(plot, 0.7);
    if (walls.length < 3) return null;
    const at = middle(walls);
    const along = grain(walls);
    const [one, other] = cut(walls, at, along);
    const ends = one.filter((a) => other.some((b) => a[0] === b[0] && a[1] === b[1]));
    const [a, b] = [ends[0], ends[1]];
    const south = middle(one.length > 2 ? one : walls)[1] > at[1] ? one : other;
    return {
        outline: path(walls),
        ridge: a && b ? path([a, b], false) : '',
        shade: south.length > 2 ? path(south) : '',
        tone: Math.floor(next() * 4),
        lit: next() < 0.3 ? at : null,
    };
}

function far([x, y]: Point, [u, v]: Point): number {
    return Math.hypot(x - u, y - v);
}

function quarters(wall: Shape, next: () => number): Pick<City, 'houses' | 'gardens' | 'trees'> {
    const found: Pick<City, 'houses' | 'gardens' | 'trees'> = {
        houses: [],
        gardens: [],
        trees: [],
    };
    for (const block of parcels(inset(wall, 9), 5200, 6.5, next)) {
        const at = middle(block);
        if (far(at, CASTLE) < 62 || far(at, MARKET) < 34) continue;
        if (next() < 0.1) {
            found.gardens.push(path(block));
            for (let i = 0; i < 7; i++) {
                const [x, y] = block[Math.floor(next() * block.length)]!;
                const s = 0.25 + next() * 0.6;
                const tree: Point = [at[0] + (x - at[0]) * s, at[1] + (y - at[1]) * s];
                found.trees.push({ at: tree, size: 4 + next() * 3 });
            }
            continue;
        }
        for (const plot of parcels(block, 330, 0.5, next)) {
            if (far(middle(plot), CASTLE) < 66 || far(middle(plot), MARKET) < 36) continue;
            const built = house(plot, next);
            if (built) found.houses.push(built);
        }
    }
    return found;
}

/** Strips of ploughed land outside the wall. */
function fields(next: () => number): City['fields'] {
    const places: [number, number, number, number][] = [
        [150, 214, 120, 66],
        [270, 286, 96, 74],
        [396, 210, 124, 60],
        [560, 160, 104, 62],
        [520, 318, 116, 60],
        [660, 278, 84, 56],
        [1640, 96, 110, 56],
        [1770, 176, 92, 70],
        [1620, 236, 78, 52],
        [1850, 300, 104, 58],
        [1700, 330, 88, 50],
        [1980, 214, 110, 62],
    ];
    return places.map(([x, y, wide, tall]) => {
        const turn = (next() - 0.5) * 0.7;
        const spin = ([u, v]: Point): Point => [
            x + u * Math.cos(turn) - v * Math.sin(turn),
            y + u * Math.sin(turn) + v * Math.cos(turn),
        ];
        const corner = (sx: number, sy: number): Point =>
            spin([(sx * wide) / 2 + (next() - 0.5) * 14, (sy * tall) / 2 + (next() - 0.5) * 10]);
        const outline = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
        let furrows = '';
        for (let v = -tall / 2 + 7; v < tall / 2 - 3; v += 7)
            furrows += path([spin([-wide / 2 + 8, v]), spin([wide / 2 - 8, v])], false);
        return { outline: path(outline), furrows };
    });
}

function hills(next: () => number): string[] {
    const tops: [Point, number][] = [
        [[700, 70], 3],
        [[1520, 404], 3],
        [[250, 70], 4],
        [[2120, 420], 3],
        [[1890, 60], 3],
        [CASTLE, 2],
    ];
    return tops.flatMap(([at, rings]) =>
        Array.from({ length: rings }, (_, i) => {
            const points = ring(at, 74 + i * 30, 40 + i * 18, 14, next);
            return `${curve([...points, points[0]!])}`;
        }),
    );
}

/** From the gates into the country. */
const ROADS: Shape[] = [
    [
        [-20, 150],
        [170, 140],
        [330, 236],
        [500, 240],
        [690, 218],
        [830, 240],
    ],
    [
        [1472, 230],
        [1600, 290],
        [1740, 256],
        [1900, 246],
        [2060, 290],
        [2220, 262],
    ],
    [
        [1180, 416],
        [1186, 440],
        [1180, 480],
    ],
    [
        [1140, 50],
        [1130, 20],
        [1150, -10],
    ],
];

export function city(seed = 2006): City {
    const next = numbers(seed);
    const wall = ring([1150, 232], 330, 186, 13, next);
    const towers = wall.flatMap((a, i) => {
        const b = wall[(i + 1) % wall.length]!;
        return [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const];
    });
    const river: Shape = [
        [-20, 372],
        [120, 392],
        [300, 424],
        [480, 396],
        [660, 408],
        [820, 436],
        [1000, 446],
        [1200, 440],
        [1380, 452],
        [1540, 412],
        [1720, 386],
        [1920, 402],
        [2060, 380],
        [2220, 352],
    ];
    const trees = Array.from({ length: 150 }, () => ({
        at: [next() * WIDTH, next() * HEIGHT] as Point,
        size: 4 + next() * 5,
    })).filter(({ at: [x, y] }) => {
        const inside = ((x - 1150) / 350) ** 2 + ((y - 232) / 205) ** 2 < 1.1;
        return !inside && y < 370;
    });
    const town = quarters(wall, next);
    return {
        ...town,
        trees: [...town.trees, ...trees],
        wall: path(wall),
        towers,
        river: curve(river),
        banks: [-13, 13].map((by) => curve(river.map(([x, y]) => [x, y + by] as const))),
        fields: fields(next),
        hills: hills(next),
        roads: ROADS.map(curve),
    };
}
