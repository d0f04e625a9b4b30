// A list that is asked for again and again while somebody looks at it.
import { onMount } from 'svelte';

export class Polled<T> {
    now = $state.raw<T | null>(null);
    failed = $state(false);

    /** Ask now. */
    readonly load: () => void;

    /** For a component; `pause`: milliseconds between two questions. */
    constructor(ask: () => Promise<T>, pause: number) {
        this.load = () => {
            ask().then(
                (found) => ([this.now, this.failed] = [found, false]),
                () => (this.failed = true),
            );
        };
        onMount(() => {
            this.load();
            const timer = setInterval(() => {
                if (!document.hidden) this.load();
            }, pause);
            return () => clearInterval(timer);
        });
    }
}
