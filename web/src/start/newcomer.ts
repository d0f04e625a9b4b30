// Who has not played a game here is asked once whether to be shown how.
import type { GameInfo } from '../protocol/messages';
import { allKeys } from '../account/keys';
import { keepFor, load } from '../settings/stored';

/**
 * Whether "play now" asks first. Who has seats here but never answered played before there was such a
 * question, and is left alone.
 */
export function isNewcomer(game: GameInfo): boolean {
    const known = load<Record<string, true>>('newcomer', {});
    const isOldHand = Object.keys(known).length === 0 && allKeys().length > 0;
    return game.lesson && !known[game.name] && !isOldHand;
}

/** Whatever the answer was, it is not asked again. */
export function answered(game: GameInfo): void {
    keepFor('newcomer', game.name, true);
}
