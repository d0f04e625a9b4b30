// The guided game, made and entered from wherever it is asked for.
import { api } from '../net/api';
import { line } from '../net/line.svelte';
import { hasServer } from '../place';
import { learnHere } from '../start/here';
import { enter } from '../table/gathering/opening';
import { settings } from '../settings/settings.svelte';
import { Attempt } from '../ui/attempt.svelte';

export class Learning extends Attempt {
    /** `made`: called when the table exists, before it is entered. */
    begin(game: string, made: () => void = () => {}): Promise<boolean> {
        return this.make(async () => {
            const isHere = !hasServer || line.broken;
            const table = await (isHere ? learnHere : api.learn)(game, settings.now.name);
            made();
            enter(table);
        }, true);
    }
}
