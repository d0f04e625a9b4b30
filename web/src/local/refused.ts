// Why a request is refused, in all languages; in the words of the server, whose rules of a table these are.
import type { Refused as Told } from '../../engine/refusals';
import type { Language, Texts } from '../protocol/messages';
import { Catalogue, type Args } from '../text/catalogue';

const LANGUAGES: Language[] = ['en', 'fr', 'de'];
/** What the server says of tables, and what only a browser has to say of its own. */
const tables = () => ({
    ...import.meta.glob<string>('../../../src/polis/server/text/*.ftl', {
        query: '?section=table',
        import: 'default',
    }),
    ...import.meta.glob<string>('../text/local/*.ftl', { query: '?raw', import: 'default' }),
});
/** The words of the games. */
const games = () =>
    import.meta.glob<string>('../../../src/polis/games/*/text/*.ftl', {
        query: '?section=rules',
        import: 'default',
    });
type Files = Record<string, () => Promise<string>>;

/** A request that is refused; nothing has changed. */
export class Refused extends Error {
    constructor(
        readonly code: string,
        readonly args: Args = {},
        /** Which rule of the game forbids it. */
        readonly told: Told | null = null,
    ) {
        super(code);
    }
}

/** What to say of an error, in all languages; anything but a refusal is a bug. */
export async function toldOf(error: unknown, game = '') {
    const why = error instanceof Refused ? error : unexpected(error);
    const { code, args, told } = why;
    const id = code.startsWith(OWN) ? code : `refused-${code}`;
    const reason = told && (await reasonOf(game, told));
    const text = await textsOf(id, args, reason);
    return { code, clause: told?.clause ?? null, text };
}

const OWN = 'here-';

function unexpected(error: unknown): Refused {
    const isFull = (error as Error | null)?.name === 'QuotaExceededError';
    if (!isFull) console.error(error);
    return new Refused(isFull ? 'here-no-room' : 'here-failed');
}

/** A message in all languages. reason: an argument that depends on the language. */
export async function textsOf(id: string, args: Args = {}, reason?: Texts | null): Promise<Texts> {
    return inAll(tables(), '/', (words, language) => {
        return words.say(id, reason ? { ...args, reason: reason[language]! } : args) ?? id;
    });
}

/** The reason of a game, in its own words. */
function reasonOf(game: string, { message, args, clause }: Told): Promise<Texts> {
    return inAll(games(), `/${game}/`, (words) => {
        return `${words.say(message, args as Args) ?? ''}, ${clause}`;
    });
}

/** What is said with the words of the files in a folder, in all languages. */
async function inAll(
    files: Files,
    folder: string,
    say: (words: Catalogue, language: Language) => string,
): Promise<Texts> {
    const said = LANGUAGES.map(async (language) => {
        return [language, say(await wordsIn(files, folder, language), language)] as const;
    });
    return Object.fromEntries(await Promise.all(said));
}

const known = new Map<string, Promise<Catalogue>>();

function wordsIn(files: Files, folder: string, language: Language): Promise<Catalogue> {
    const key = folder + language;
    let coming = known.get(key);
    if (!coming) {
        const paths = Object.keys(files).filter(
            (path) => path.includes(folder) && path.endsWith(`/${language}.ftl`),
        );
        coming = Promise.all(paths.map((path) => files[path]!())).then(
            (texts) => new Catalogue(language, texts.join('\n')),
        );
        known.set(key, coming);
        coming.catch(() => known.delete(key)); // the next who asks tries again
    }
    return coming;
}
