// What a player waiting for another seat sees.
import type { Thinking } from '../../protocol/messages';
import { t } from '../../text/words.svelte';

/** Whose turn it is; if a bot needs long, whether it thinks or waits, and for what. */
export function waitingFor(name: string, thinking: Thinking | null): string {
    if (!thinking) return t('asked-waiting', { name });
    if (thinking.waits_for_room) return t('asked-room', { name });
    const { ahead } = thinking;
    return ahead > 0 ? t('asked-queued', { name, ahead }) : t('asked-thinking', { name });
}
