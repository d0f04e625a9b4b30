// Whether the server has a newer build of the client than the one that is open here.
import { base } from '../place';

class Version {
    isNew = $state(false);

    /** Look, when the line was broken or a file of the build is gone. */
    async check(): Promise<void> {
        const own = document.querySelector<HTMLScriptElement>('script[type=module][src]');
        const file = own?.src.split('/').at(-1);
        if (!file) return;
        try {
            const answer = await fetch(base, { cache: 'no-store' });
            const page = await answer.text();
            if (answer.ok && page.includes('id="polis"') && !page.includes(file)) this.isNew = true;
        } catch {
            // There is no server now; the next look comes when it is back.
        }
    }
}

export const version = new Version();
if (typeof window !== 'undefined')
    window.addEventListener('vite:preloadError', () => void version.check());
