// Which sign represents a seat on a page: a game may supply its own.
import { getContext, setContext, type Component } from 'svelte';

export type Mark = Component<{ seat: number; size?: number }>;

const KEY = Symbol('mark');

/** For the components below this one. */
export function useMark(mark: () => Mark | undefined): void {
    setContext(KEY, mark);
}

export function markOf(): () => Mark | undefined {
    return getContext<(() => Mark | undefined) | undefined>(KEY) ?? (() => undefined);
}
