// What has been read out already is not repeated: neither the effects of the player's choices when they are sent, nor
// a repeated question.
import type { PreviewResult } from '../engine-host/results';
import type { Position } from '../protocol/messages';
import { said } from '../text/words.svelte';

type Events = PreviewResult['happened'];

export class Report {
    #choices = new Set<string>();
    #asked = '';

    /** What choices do, before they are sent. */
    choices(events: Events): string[] {
        const lines = linesOf(events.filter(({ kind }) => kind !== 'turn_started'));
        for (const line of lines) this.#choices.add(line);
        return lines;
    }

    /** Everything that has happened, except what was read out when it was chosen. */
    fresh(events: Events): string[] {
        const lines = linesOf(events).filter((line) => !this.#choices.has(line));
        this.#choices.clear();
        return lines;
    }

    /** Whether this has not been asked in this position; from now on it has. */
    isNew(position: Position | null, question: string): boolean {
        const asked = `${position?.ply} ${question}`;
        const before = this.#asked;
        this.#asked = asked;
        return asked !== before;
    }
}

function linesOf(events: Events): string[] {
    return events.map((event) => said(event.text));
}
