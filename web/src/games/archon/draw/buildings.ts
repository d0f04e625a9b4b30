// The ten places of the city as buildings, by their names.
import { symbolsOf } from '../../symbols';
import buildings from './buildings.svg?raw';
import { blob, roughRect } from './sketch';

const BUILDINGS = symbolsOf(buildings);
const kept = new Map<string, string>();

/** A place's building as SVG text. */
export function building(name: string): string {
    const text = kept.get(name) ?? byHand(BUILDINGS.get(name) ?? '');
    kept.set(name, text);
    return text;
}

const SEEDED = /<(rect|circle) ([^>]*\bseed=[^>]*?)\/>/g;
const LOOKS = ['class', 'fill', 'stroke', 'stroke-width', 'opacity'];

/** Rectangles and circles of an SVG text that have a seed, each as a hand draws it. */
export function byHand(text: string): string {
    return text.replaceAll(SEEDED, (_, shape: string, attributes: string) => {
        const all = [...attributes.matchAll(/([\w-]+)="(.*?)"/g)].map(([, name, value]) => [
            name,
            value,
        ]);
        const found = Object.fromEntries(all) as Record<string, string>;
        const n = (name: string, otherwise = 0) => Number(found[name] ?? otherwise);
        const d =
            shape === 'rect'
                ? roughRect(n('x'), n('y'), n('width'), n('height'), n('seed'), n('off', 0.5))
                : blob(n('cx'), n('cy'), n('r'), n('seed'), n('lobes', 7));
        const looks = LOOKS.filter((name) => name in found).map(
            (name) => `${name}="${found[name]}"`,
        );
        return `<path d="${d}" ${looks.join(' ')} />`;
    });
}
