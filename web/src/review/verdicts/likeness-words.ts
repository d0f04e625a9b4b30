// Whom somebody has played like, in words.
import { games } from '../../games/games.svelte';
import { settings } from '../../settings/settings.svelte';
import { t } from '../../text/words.svelte';
import type { Likeness } from './likeness';

/** What a level of bots is called. */
export function levelName(game: string, level: string): string {
    const known = games.config?.games.find(({ name }) => name === game);
    const bot = known?.bots.find(({ name }) => name === level);
    return bot?.label[settings.now.language] ?? level;
}

/** nameOf: what a level is called. */
export function likenessIn(found: Likeness, nameOf: (level: string) => string): string {
    switch (found.kind) {
        case 'few':
            return t('review-few');
        case 'between':
            return t('review-between', {
                weak: nameOf(found.weak),
                strong: nameOf(found.strong),
            });
        default:
            return t('review-like', { kind: found.kind, level: nameOf(found.level) });
    }
}
