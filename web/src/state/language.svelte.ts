// The language of everything on the screen; changing it needs no reload.
import type { Language } from '../protocol/messages';

export const language = $state({ current: 'en' as Language });
