// What a player waiting for another seat sees.
import type { Thinking } from '../protocol/messages';
import { t } from '../state/words.svelte';

/** Whose turn it is; if a bot needs long, whether it thinks or waits until the server has time. */
export function waitingFor(name: string, thinking: Thinking | null): string {
    if (!thinking) return t('asked-waiting', { name });
    const { ahead } = thinking;
    return ahead > 0 ? t('asked-queued', { name, ahead }) : t('asked-thinking', { name });
}
