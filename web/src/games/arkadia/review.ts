// A finished game of Arkadia: which families of seals its gold came from.
import { language } from '../../settings/settings.svelte';
import { g } from '../../text/words.svelte';
import type { Review } from '../contract';
import { words } from './words.svelte';

const review: Review = {
    title: () => words(language.current).say('chart-title'),
    source({ fields, kind }) {
        if (kind !== 'seals_cashed' && kind !== 'final_cashed') return null;
        const label = g('arkadia', 'family-name', { family: String(fields.family) });
        return { label, points: Number(fields.gold) };
    },
    // Nobody begins with gold.
    given: () => '',
};
export default review;
