// The ten places of the city as buildings, by their names.
import { symbolsOf } from '../../symbols';
import buildings from './buildings.svg?raw';
import { byHand } from './sketch';

const BUILDINGS = symbolsOf(buildings);
const kept = new Map<string, string>();

/** A place's building as SVG text. */
export function building(name: string): string {
    const text = kept.get(name) ?? byHand(BUILDINGS.get(name) ?? '');
    kept.set(name, text);
    return text;
}

/** Where a building's lantern hangs: [x, y] from its foot. */
export const LIGHT: Record<string, [number, number]> = {
    'builders-guild': [-27, -16],
    barracks: [-34, -18],
};
