// What the choices are called: sentences in the game's own words, or notation for those who want it.
import { screenOf } from '../games';
import type { LegalAction } from '../games/action';
import type { Asked, Sentences } from '../games/contract';
import type { Language } from '../protocol/messages';
import { settings } from '../settings/settings.svelte';
import { groupsOf, type Group } from '../plain/groups';
import { capital } from '../text/figure';
import { t } from '../text/words.svelte';

export interface Saying {
    one: (action: LegalAction) => string;
    /** Several actions of a verb. */
    many: (verb: string) => string;
}

export class Choosing implements Saying {
    #sentences = $state.raw<Sentences | null>(null);
    #loaded = $state<Language | null>(null);
    /** Sentences by ply and number: what was chosen cannot be put into words in a later position. */
    #told = new Map<string, string>();
    /** Whether it is known what there is to say: nothing is called by a name that changes at once. */
    ready = $state(false);

    /** `asked`: where the choices are; null while there is no position. */
    constructor(
        readonly game: string,
        readonly asked: () => (Omit<Asked, 'language'> & { ply: number }) | null,
    ) {}

    /** Whether the game has sentences; one from another package is heard in notation. */
    get spoken(): boolean {
        return screenOf(this.game).sentences !== undefined;
    }

    /** Load the sentences of a language; without them everything is said in notation. */
    async load(language: Language): Promise<void> {
        try {
            const sentences = (await screenOf(this.game).sentences?.())?.default ?? null;
            await sentences?.load(language);
            this.#sentences = sentences;
            this.#loaded = language;
            this.#told.clear();
        } finally {
            this.ready = true;
        }
    }

    get #now(): Sentences | null {
        const { language, notation } = settings.now;
        return this.#loaded === language && !notation ? this.#sentences : null;
    }

    one = (action: LegalAction): string => {
        const asked = this.asked();
        const told = asked && this.#now?.one(action, { ...asked, language: settings.now.language });
        if (!told) return action.text;
        const sentence = capital(told);
        this.#told.set(`${asked.ply} ${action.n}`, sentence);
        return sentence;
    };

    many = (verb: string): string => (verb && this.#now?.many(verb, settings.now.language)) || verb;

    /** What can be asked about: its name, or the word that is typed. */
    thing = (topic: string, name: string): string =>
        this.#now?.thing?.(topic, name, settings.now.language) || name;

    /** What has been chosen from this ply on; in sentences without what nobody was asked for. */
    chosen(actions: readonly LegalAction[], ply: number): string {
        if (!this.#now) return actions.map(({ text }) => text).join(' ');
        const told = actions.flatMap(({ n }, i) => this.#told.get(`${ply + i} ${n}`) ?? []);
        return told.join('. ');
    }
}

/** More of a kind than these are a list to look into, and no lines to listen to. */
export const MOST_READ = 8;

/** The kinds of actions as the page shows them; `first`: the number of the first of a kind, from one on. */
export function numberedGroups(legal: readonly LegalAction[]): (Group & { first: number })[] {
    let before = 0;
    return groupsOf(legal).map((group) => {
        const first = before + 1;
        before += group.actions.length;
        return { ...group, first };
    });
}

/** A choice as read out. */
export function withNumber(number: number, action: LegalAction, saying: Saying): string {
    return t('ear-numbered', { number, action: saying.one(action) });
}

export function offered(legal: readonly LegalAction[], saying: Saying): string[] {
    if (legal.length === 0) return [t('ear-nothing')];
    return numberedGroups(legal).flatMap(({ verb, actions, first }) =>
        actions.length > MOST_READ
            ? [t('ear-range', { first, last: first + actions.length - 1, verb: saying.many(verb) })]
            : actions.map((action, i) => withNumber(first + i, action, saying)),
    );
}
