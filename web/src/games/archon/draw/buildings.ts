// The ten places of the city as buildings with recognisable outlines. Each stands on y = 0 around
// x = 0, about 92 high and up to 220 wide; `LIGHT` is where its lantern hangs at night.
import { area, box, door, flag, gable, hip, line, teeth, tree, windows } from './elevation';

function row(from: number, to: number, count: number, y: number): [number, number][] {
    const step = count > 1 ? (to - from) / (count - 1) : 0;
    return Array.from({ length: count }, (_, i) => [from + i * step, y]);
}

function academy(): string {
    const columns = row(-52, 46, 7, 0)
        .map(([x], i) => box(x - 1, -51, 9, 44, 'wash', i + 3) + line(`M${x + 3.5} -48v38`, 0.5))
        .join('');
    return (
        box(-56, -53, 112, 46, 'shade', 2) +
        area('M-9 -7v-24a9 9 0 0 1 18 0v24z', 'win') +
        columns +
        box(-62, -7, 124, 7, 'stone-2', 4) +
        box(-68, -3, 136, 5, 'stone-2', 5) +
        box(-60, -60, 120, 9, 'wash-2', 6) +
        area('M-66 -60L0 -90L66 -60z', 'roof-1') +
        area('M-50 -62L0 -84L50 -62z', 'wash') +
        area('M0 -79a7 7 0 1 0 .01 0z', 'gold') +
        line('M-3.5 -75q0 7 3.5 7t3.500 -7M0 -75v7', 1) +
        line('M-40 -56H40', 0.6) +
        line('M0 -90v-5M-62 -61l-3 -4M62 -61l3 -4', 1.6)
    );
}

function tower(x: number, w: number, h: number, seed: number): string {
    return (
        box(x, -h, w, h, 'wash-2', seed) +
        area(`M${x - 4} ${-h}L${x + w / 2} ${-h - 24}L${x + w + 4} ${-h}z`, 'roof-4') +
        windows([[x + w / 2 - 2.5, -h + 8]], 5, 9, true) +
        windows([[x + w / 2 - 2.5, -h + 26]], 5, 9, true) +
        line(`M${x + 1} ${-h + 5}h${w - 2}`, 0.6)
    );
}

function palace(): string {
    return (
        hip(-78, -42, 156, 12, 'roof-2') +
        box(-78, -42, 156, 42, 'wash', 3) +
        windows([...row(-66, -38, 3, -34), ...row(30, 58, 3, -34)], 7, 12, true) +
        line('M-76 -16H76', 0.6) +
        windows([...row(-64, -40, 2, -12), ...row(34, 58, 2, -12)], 5, 7) +
        box(-27, -62, 54, 62, 'wash-2', 5) +
        gable(-27, -62, 54, 24, 'roof-4') +
        area('M0 -77a6 6 0 1 0 .01 0z', 'win') +
        windows(row(-17, 10, 3, -53), 7, 14, true) +
        area('M-17 -31H17V-27H-17z', 'stone-2') +
        line('M-13 -31v4M-6.500 -31v4M0 -31v4M6.500 -31v4M13 -31v4', 0.7) +
        door(0, 17, 22) +
        line('M0 -21V-1', 0.8) +
        tower(-96, 22, 60, 7) +
        tower(74, 22, 60, 9) +
        flag(-85, -82, 'gold', -1) +
        flag(85, -82, 'gold') +
        flag(0, -85, 'red') +
        area('M-22 0L-28 5H28L22 0z', 'stone-2')
    );
}

function planetarium(): string {
    return (
        box(-58, -24, 116, 24, 'wash-2', 3) +
        windows([...row(-50, -34, 2, -18), ...row(28, 44, 2, -18)], 7, 12, true) +
        line('M-60 -24H60', 1.4) +
        box(-37, -38, 74, 38, 'wash', 5) +
        windows(
            [
                [-28, -30],
                [20, -30],
            ],
            8,
            14,
            true,
        ) +
        door(0, 15, 22) +
        area('M-41 -38H41V-43H-41z', 'stone-2') +
        area('M-37 -43a37 38 0 0 1 74 0z', 'dome') +
        line('M-20 -43q2 -24 16 -36M-36 -50', 0.6) +
        area('M4 -43L8 -80Q22 -76 29 -63L20 -43z', 'shade') +
        area('M9 -52L38 -83l7 6L16 -45z', 'gold') +
        line('M37 -82l7 6M28 -73l7 6', 1) +
        area(
            'M58 -86l2 4.600 5 .4 -3.800 3.300 1.200 4.900 -4.400 -2.700 -4.400 2.700 1.200 -4.900 -3.800 -3.300 5 -.4z',
            'gold',
        )
    );
}

/** A stall of the market: counter, poles and a coloured striped awning. */
export function stall(x: number, w: number, h: number, fill: string): string {
    const stripes = 6;
    const step = (w + 6) / stripes;
    const awning = Array.from({ length: stripes }, (_, i) =>
        area(
            `M${x + 2 + (i * (w - 4)) / stripes} ${-h}h${(w - 4) / stripes}L${x - 3 + (i + 1) * step} ${-h + 16}q${-step / 2} 5 ${-step} 0z`,
            i % 2 ? 'wash' : fill,
        ),
    ).join('');
    return line(`M${x + 2} 0V${-h + 14}M${x + w - 2} 0V${-h + 14}`, 2.2) + awning;
}

function marketplace(): string {
    const at = [-84, -42, 0, 42];
    return at
        .map(
            (x, i) =>
                box(x + 3, -34, 36, 22, 'shade', i) +
                stall(x, 42, 52, ['papyrus', 'silver', 'iron', 'stone-3'][i]!) +
                box(x + 2, -14, 38, 14, 'wood', i + 4) +
                line(`M${x + 4} -7h34`, 0.6),
        )
        .join('');
}

function guildHall(): string {
    const banner = (x: number, fill: string) => area(`M${x} -36h15v22l-7.500 -6l-7.500 6z`, fill);
    return (
        box(-80, -44, 160, 44, 'wash', 3) +
        hip(-86, -44, 172, 20, 'roof-4') +
        [-66, -41, 26, 51]
            .map((x, i) => banner(x, ['tax', 'cleric', 'scribe', 'merchant'][i]!))
            .join('') +
        box(-20, -50, 40, 50, 'wash-2', 6) +
        gable(-20, -50, 40, 18, 'roof-4') +
        area('M0 -60a4 4 0 1 0 .01 0z', 'win') +
        door(0, 20, 32) +
        line('M0 -31V-1', 0.8) +
        line('M-80 -8H-20M20 -8H80', 0.6)
    );
}

function repository(): string {
    const bay = (x: number, i: number) =>
        box(x, -42, 56, 42, 'wash', i) +
        gable(x - 1, -42, 58, 26, 'roof-1') +
        area(`M${x + 28} -62a4.500 4.500 0 1 0 .01 0z`, 'win') +
        area(`M${x + 8} 0v-16a20 20 0 0 1 40 0v16z`, 'shade') +
        line(`M${x + 5} 0v-16a23 23 0 0 1 46 0v16`, 1) +
        line(`M${x + 4} -42L${x + 28} -56l24 14`, 0.6);
    return [-86, -28, 30].map(bay).join('');
}

function barracks(): string {
    const tent = (x: number, w: number, h: number, fill: string, seed: number) =>
        area(`M${x - w} 0L${x} ${-h}L${x + w} 0z`, fill) +
        area(`M${x} ${-h}L${x - w * 0.3} 0h${w * 0.6}z`, 'shade') +
        line(`M${x} ${-h}L${x - w * 0.62} 0M${x} ${-h}L${x + w * 0.62} 0`, 0.7) +
        flag(x, -h, seed % 2 ? 'gold' : 'red', seed % 2 ? 1 : -1);
    return (
        tent(40, 30, 50, 'wash-2', 2) +
        tent(-34, 42, 70, 'roof-1', 1) +
        tent(10, 24, 40, 'roof-2', 3) +
        line('M74 0v-38M80 0v-41M86 0v-37M70 -14h20', 1.4) +
        area(
            'M74 -38l-2.500 -7 2.500 -4 2.500 4zM80 -41l-2.500 -7 2.500 -4 2.500 4zM86 -37l-2.500 -7 2.500 -4 2.500 4z',
            'iron',
        )
    );
}

function royalGuard(): string {
    const side = (x: number, seed: number) =>
        box(x, -68, 30, 68, 'stone-2', seed) +
        teeth(x - 2, -68, 34, 4, 'stone-2') +
        windows([[x + 12, -56]], 6, 11, true) +
        line(`M${x + 3} -40h6M${x + 18} -30h7M${x + 5} -16h7M${x + 20} -50h5`, 0.7);
    const shield = (x: number) =>
        area(`M${x - 6} -38h12v8q0 6 -6 9q-6 -3 -6 -9z`, 'silver') +
        line(`M${x} -37v14M${x - 5} -31h10`, 0.8);
    return (
        box(-44, -46, 88, 46, 'stone-2', 4) +
        teeth(-36, -46, 72, 8, 'stone-2') +
        area('M-17 0v-20a17 17 0 0 1 34 0V0z', 'door') +
        line('M-9 -1v-31M0 -1v-36M9 -1v-31M-17 -12h34M-17 -24h34', 1.3) +
        shield(-27) +
        shield(27) +
        side(-72, 5) +
        side(42, 8) +
        flag(-57, -73, 'gold', -1) +
        flag(57, -73, 'red')
    );
}

function buildersGuild(): string {
    return (
        box(-66, -40, 78, 40, 'wash', 3) +
        hip(-70, -40, 86, 24, 'roof-1') +
        line(
            'M-66 -20H12M-46 -40V0M-8 -40V0M-66 -40L-46 -20M-8 -20L12 -40M-46 -20L-27 -40L-8 -20',
            1.6,
        ) +
        windows(
            [
                [-61, -14],
                [-1, -14],
            ],
            8,
            9,
        ) +
        door(-27, 15, 18) +
        line(
            'M26 0V-84M23 0V-84M18 -78H78M26 -66L44 -78M24 -84L60 -78M24 -84L18 -78M70 -78v22',
            1.7,
        ) +
        area('M62 -56h17v12H62z', 'stone-2') +
        area('M40 -14h26v14H40zM50 -27h22v13H50zM68 -14h20v14H68z', 'stone-2') +
        line('M18 0h12', 3)
    );
}

function treasury(): string {
    return (
        box(-46, -50, 92, 50, 'wash-2', 3) +
        area('M-46 -50L-36 -68H36L46 -50z', 'roof-3') +
        line('M-38 -56H38M-41 -53H41', 0.6) +
        box(-52, -5, 104, 5, 'stone-2', 5) +
        windows(
            [
                [-40, -38],
                [28, -38],
            ],
            12,
            14,
        ) +
        line('M-36 -38v14M-32 -38v14M32 -38v14M36 -38v14', 1.2) +
        area('M0 -42a18 18 0 1 0 .01 0z', 'gold') +
        area('M0 -36a12 12 0 1 0 .01 0z', 'wood') +
        line('M0 -34v20M-10 -24h20M-7 -31l14 14M7 -31l-14 14', 0.9) +
        area('M0 -28a4 4 0 1 0 .01 0z', 'gold') +
        flag(0, -68, 'gold')
    );
}

/** What is beside a building. */
const GARDEN: Record<string, string> = {
    academy: tree(-84, 0, 9, 3) + tree(88, 0, 8, 5),
    planetarium: tree(-76, 0, 8, 6),
    palace: tree(-116, 0, 8, 8) + tree(118, 0, 9, 4),
    treasury: tree(64, 0, 7, 2),
};

const DRAWN: Record<string, () => string> = {
    academy,
    palace,
    planetarium,
    marketplace,
    'guild-hall': guildHall,
    repository,
    barracks,
    'royal-guard': royalGuard,
    'builders-guild': buildersGuild,
    treasury,
};

const kept = new Map<string, string>();

/** A place's building as SVG text. */
export function building(name: string): string {
    const text = kept.get(name) ?? (GARDEN[name] ?? '') + (DRAWN[name]?.() ?? '');
    kept.set(name, text);
    return text;
}

/** Where a building's lantern hangs: [x, y] from its foot. */
export const LIGHT: Record<string, [number, number]> = {
    'builders-guild': [-27, -16],
    barracks: [-34, -18],
};
