// Where points came from, counted from the events of a game. Like the registry, this file may name
// the games; the labels are the games' own words.
import type { Happened } from '../protocol/messages';
import { g } from '../state/words.svelte';

export interface Source {
    label: string;
    /** By seat. */
    points: number[];
}

/** What an event is worth and what it is called; null if it gave no points. */
type Read = (event: Happened) => { label: string; points: number } | null;

const LOCATIONS = new Set([
    'repository',
    'barracks',
    'treasury',
    'marketplace',
    'guild-hall',
    'royal-guard',
    'builders-guild',
    'academy',
    'planetarium',
    'palace',
]);
const OTHERS = new Set(['start-kit', 'draft', 'raid', 'wall-gate', 'season-start']);

function arkadia({ fields, kind }: Happened): ReturnType<Read> {
    if (kind !== 'seals_cashed' && kind !== 'final_cashed') return null;
    const label = g('arkadia', 'family-name', { family: String(fields.family) });
    return { label, points: Number(fields.gold) };
}

function cause(name: string): string {
    if (LOCATIONS.has(name))
        return g('archon', 'part-cause', { cause: 'location', location: name });
    if (OTHERS.has(name)) return g('archon', 'part-cause', { cause: name });
    const [favor, number] = name.split(' ');
    if (favor === 'favor')
        return g('archon', 'part-cause', { cause: 'favor', number: number ?? '' });
    return g('archon', 'part-cause', { cause: 'tile', tile: name });
}

function archon({ fields, kind }: Happened): ReturnType<Read> {
    if (kind === 'points_scored')
        return { label: cause(String(fields.cause)), points: Number(fields.count) };
    if (kind !== 'rank_scored') return null;
    const label = g('archon', 'goods-name', { goods: String(fields.category) });
    return { label, points: Number(fields.points) };
}

const READERS: Record<string, Read> = { arkadia, archon };

/** `start`: what the seats had before the first action. */
export function sourcesOf(game: string, log: Happened[], start: readonly number[]): Source[] {
    const read = READERS[game];
    const found = new Map<string, number[]>();
    if (start.some(Boolean)) found.set(cause('start-kit'), [...start]);
    for (const event of log) {
        const seat = event.fields.seat;
        const source = read?.(event);
        if (!source || source.points === 0 || typeof seat !== 'number') continue;
        const points = found.get(source.label) ?? start.map(() => 0);
        points[seat] = (points[seat] ?? 0) + source.points;
        found.set(source.label, points);
    }
    return [...found].map(([label, points]) => ({ label, points }));
}
