// Dates and times as the reader's own locale writes them, in the language of the page.
import type { Language } from '../protocol/messages';

/** The reader's locale for a language: "en-GB" where the browser has that; without one, the language alone. */
export function localeOf(language: Language): string {
    const own = navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language);
    return own ?? language;
}

/** How dates and times are written. */
export function dates(
    language: Language,
    options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
    return new Intl.DateTimeFormat(localeOf(language), options);
}
