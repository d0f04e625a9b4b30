// A finished game of Archon: what its points were scored for.
import { g } from '../../text/words.svelte';
import type { Review } from '../contract';
import { LOCATIONS } from './model/view';

const OTHERS = new Set(['start-kit', 'draft', 'raid', 'wall-gate', 'season-start']);

function cause(name: string): string {
    const named = (args: Record<string, string>) => g('archon', 'part-cause', args);
    if ((LOCATIONS as readonly string[]).includes(name))
        return named({ cause: 'location', location: name });
    if (OTHERS.has(name)) return named({ cause: name });
    const [favor, number] = name.split(' ');
    if (favor === 'favor') return named({ cause: 'favor', number: number ?? '' });
    return named({ cause: 'tile', tile: name });
}

const review: Review = {
    source({ fields, kind }) {
        if (kind === 'points_scored')
            return { label: cause(String(fields.cause)), points: Number(fields.count) };
        if (kind !== 'rank_scored') return null;
        const label = g('archon', 'goods-name', { goods: String(fields.category) });
        return { label, points: Number(fields.points) };
    },
    given: () => cause('start-kit'),
};
export default review;
