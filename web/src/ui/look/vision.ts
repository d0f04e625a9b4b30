// For tests: the distance between two colours, for all kinds of vision.
import type { Rgb } from './contrast';

export const VISIONS = ['all colours', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

/** Linear red, green and blue as perceived where one kind of cone is missing (Machado 2009). */
const SEEN: Record<Exclude<Vision, 'all colours'>, readonly number[]> = {
    protan: [
        0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
    ],
    deutan: [
        0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
    ],
    tritan: [
        1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
    ],
};
/** Linear light to XYZ (sRGB, white at D65), each row divided by the white. */
const XYZ = [
    0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041,
];
const WHITE = [0.95047, 1, 1.08883];

function times(matrix: readonly number[], [a, b, c]: readonly [number, number, number]): Rgb {
    return [0, 3, 6].map((i) => matrix[i]! * a + matrix[i + 1]! * b + matrix[i + 2]! * c) as Rgb;
}

function lab(colour: Rgb, vision: Vision): Rgb {
    const linear = colour.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as Rgb;
    const seen = vision === 'all colours' ? linear : times(SEEN[vision], linear);
    const [x, y, z] = times(XYZ, seen.map((part) => Math.min(1, Math.max(0, part))) as Rgb).map(
        (value, i) => {
            const part = value / WHITE[i]!;
            return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
        },
    ) as Rgb;
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RAD = Math.PI / 180;

function hue(b: number, a: number): number {
    return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RAD + 360) % 360;
}

/** CIEDE2000 (Sharma, Wu and Dalal 2005): 1 is hardly seen, 10 at a glance. */
export function distance(one: Rgb, other: Rgb, vision: Vision = 'all colours'): number {
    const [l1, a1, b1] = lab(one, vision);
    const [l2, a2, b2] = lab(other, vision);
    const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
    const g = (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7))) / 2;
    const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
    const [h1, h2] = [hue(b1, a1 * (1 + g)), hue(b2, a2 * (1 + g))];
    const grey = c1 * c2 === 0;
    const turn = h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
    const dh = grey ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD);
    const half = Math.abs(h1 - h2) > 180 ? (h1 + h2 < 360 ? 180 : -180) : 0;
    const h = grey ? h1 + h2 : (h1 + h2) / 2 + half;
    const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
    const t =
        1 -
        0.17 * Math.cos((h - 30) * RAD) +
        0.24 * Math.cos(2 * h * RAD) +
        0.32 * Math.cos((3 * h + 6) * RAD) -
        0.2 * Math.cos((4 * h - 63) * RAD);
    const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
    const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
    const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
    const rt = -rc * Math.sin(2 * 30 * Math.exp(-(((h - 275) / 25) ** 2)) * RAD);
    const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
    return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}
