// Which sign stands for a seat below a page: a game may bring its own.
import { getContext, setContext, type Component } from 'svelte';

export type Mark = Component<{ seat: number; size?: number }> | undefined;

const KEY = Symbol('mark');

/** For the components below this one. */
export function useMark(mark: () => Mark): void {
    setContext(KEY, mark);
}

export function markOf(): () => Mark {
    return getContext<(() => Mark) | undefined>(KEY) ?? (() => undefined);
}
