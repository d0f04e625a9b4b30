// The guided game, made and entered from wherever it is asked for.
import { api, ApiError } from '../net/api';
import { enter } from '../table/gathering/opening';
import { settings } from '../settings/settings.svelte';
import { said, t } from '../text/words.svelte';

export class Learning {
    busy = $state(false);
    /** Why it could not be made; empty if nothing went wrong. */
    failed = $state('');

    /** `made`: called when the table exists, before it is entered. */
    async begin(game: string, made: () => void = () => {}): Promise<void> {
        this.busy = true;
        this.failed = '';
        try {
            const table = await api.learn(game, settings.now.name);
            made();
            enter(table);
        } catch (error) {
            this.failed =
                (error instanceof ApiError && said(error.reason.text)) || t('error-offline');
            this.busy = false;
        }
    }
}
