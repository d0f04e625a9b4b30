// The card taken before its slot; nothing of it is sent.
import type { Kind } from './model/view';

export const wish = $state<{ kind: Kind | null }>({ kind: null });
