// What a turn does that is not sent yet, in sentences.
import type { Story } from '../../games/story';
import type { Happened, Position } from '../../protocol/messages';
import { settings } from '../../settings/settings.svelte';
import { said } from '../../text/words.svelte';
import type { Table } from '../table.svelte';

/** In the game's own sentences, or else those of the events; that the next seat is to move is no effect. */
export function draftedIn(
    { position, names, viewer }: Pick<Table, 'position' | 'names' | 'viewer'>,
    story: Pick<Story, 'drafted'> | null,
    result: { position?: Position | null; happened: readonly Happened[] },
): string[] {
    const events = result.happened.filter(({ kind }) => kind !== 'turn_started');
    const [before, after] = [position?.view, (result.position ?? position)?.view];
    if (!story || !before || !after) return events.map(({ text }) => said(text));
    const { language } = settings.now;
    return story.drafted({ before, after, events, names, viewer, language });
}
