import { expect, it, vi } from 'vitest';
import { dates, localeOf } from './locale';

const NOON = new Date(2026, 10, 29, 15, 5);

it.each([
    [['en-GB', 'de-CH'], 'en', '29/11/2026'],
    [['en-US'], 'en', '11/29/26'],
    [['de-CH', 'en-GB'], 'de', '29.11.26'],
])('writes dates as the reader of %s does in %s', (languages, language, written) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    expect(dates(language as 'en', { dateStyle: 'short' }).format(NOON)).toBe(written);
});

it('takes the language itself where the browser has no locale of it', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-NL']);
    expect(localeOf('fr')).toBe('fr');
});

it('is the one place that writes dates', () => {
    const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
        query: '?raw',
        import: 'default',
        eager: true,
    });
    const own = /Intl\.DateTimeFormat\(|toLocale(?:Date|Time)?String\([^)]*(?:date|time)Style/;
    const found = Object.entries(sources).filter(([, text]) => own.test(text));
    expect(found.map(([path]) => path)).toEqual(['./locale.ts']);
});
