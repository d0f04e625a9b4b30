// Play on its scale and in words: whom it was like, its parts, titles short enough, and play over many games.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { MovePart } from '../../../engine/review/document';
import { played, playOf } from '../../../engine/review/standing';
import { OWN } from '../../games';
import { likenessOf, placeOf } from './likeness';
import { judgedOf } from './phases';
import { insteadOf, themeOf } from '../figures';

const LEVELS = [
    ['apprentice', 200],
    ['journeyman', 100],
    ['artisan', 60],
    ['foreman', 40],
    ['adept', 20],
] as const;

describe('a likeness', () => {
    const like = (low: number, high: number) =>
        likenessOf({ pr: Math.round((low + high) / 2), band: [low, high] }, LEVELS);
    it('is one level, if the band holds one', () => {
        expect(like(95, 120)).toEqual({ kind: 'like', level: 'journeyman' });
    });
    it('lies between levels, if the band holds two, three or none', () => {
        expect(like(55, 105)).toEqual({ kind: 'between', weak: 'journeyman', strong: 'artisan' });
        expect(like(35, 105)).toEqual({ kind: 'between', weak: 'journeyman', strong: 'foreman' });
        expect(like(65, 90)).toEqual({ kind: 'between', weak: 'journeyman', strong: 'artisan' });
    });
    it('names the last level for those beyond all', () => {
        expect(like(-30, 10)).toEqual({ kind: 'stronger', level: 'adept' });
        expect(like(210, 260)).toEqual({ kind: 'weaker', level: 'apprentice' });
    });
    it('says nothing where moves are too few', () => {
        const few = { kind: 'few' };
        expect(like(10, 105)).toEqual(few); // four levels
        expect(like(100, 201)).toEqual(few); // wider than a hundred
        expect(likenessOf({ pr: null, band: null }, LEVELS)).toEqual(few);
        expect(likenessOf({ pr: 50, band: [40, 60] }, [])).toEqual(few);
    });
    it('is one of these for every band from -100 to 300', () => {
        for (let low = -100; low <= 300; low += 7)
            for (let high = low; high <= 300; high += 7) {
                const found = like(low, high);
                const inside = LEVELS.filter(([, pr]) => pr >= low && pr <= high).length;
                const isFew = high - low > 100 || inside > 3;
                expect(found.kind === 'few', `${low} to ${high}`).toBe(isFew);
                if (!isFew) expect(found.kind === 'like', `${low} to ${high}`).toBe(inside === 1);
            }
    });
});

it('the scale goes from 250 to -50, and nothing leaves it', () => {
    expect([250, 100, 0, -50, 400, -90].map((pr) => Math.floor(placeOf(pr)))).toEqual([
        0, 50, 83, 100, 0, 100,
    ]);
});

function move(seat: number, loss: number, missed: number): MovePart {
    const amounts = { loss: [loss, 0], missed: [missed, 0], mark: null };
    return { seat, ...amounts } as unknown as MovePart;
}

describe('play over games', () => {
    const games = [50_000, 30_000, 90_000].map((loss) => [
        move(0, loss, 60_000),
        move(0, loss, 60_000),
    ]);
    it('divides the losses of all games, and its band draws whole games', () => {
        const { pr, band, moves } = playOf(games);
        expect([pr, moves]).toEqual([94, 6]);
        expect(band).toEqual([50, 150]); // three times the best game, three times the worst
    });
    it('of one game is what the review says of a seat', () => {
        const one = games.flat();
        const { seat, ...play } = played([...one, move(1, 1, 1)], 0);
        expect(seat).toBe(0);
        expect(play).toEqual(playOf(one.map((each) => [each])));
    });
});

describe('the parts of a game', () => {
    it.each(OWN)('are told apart by actions and time: %s', async (game) => {
        const judged = (await judgedOf(game))!;
        const found = [['draft'], ['lose'], ['castle'], ['enter'], ['play']].flatMap((verbs) =>
            [0, 0.9].map((share) => judged.phase(verbs, share)),
        );
        expect(judged.phases).toHaveLength(3);
        expect(new Set(found)).toEqual(new Set(judged.phases));
        const prs = judged.levels.map(([, pr]) => pr);
        expect(prs).toEqual(prs.toSorted((a, b) => b - a));
    });
});

describe('what a loss was about', () => {
    const lost = (sources: MovePart['sources']) =>
        themeOf({ ...move(0, 1, 1), points: [300, 50], sources });
    it('is the source from which the better move gains most for sure', () => {
        expect(lost({ gold: [200, 20], seals: [250, 400], goods: [90, 9] })).toBe('gold');
        expect(lost({ gold: [-80, 20], goods: [90, 9] })).toBe('goods');
        expect(lost({ gold: [-200, 20], goods: [90, 9] })).toBeNull(); // the sum does not speak for it
        expect(lost({ seals: [250, 400] })).toBeNull();
    });
    it('stands beside what was taken instead, if that is nearly as much', () => {
        const taken = (sources: MovePart['sources']) =>
            insteadOf({ ...move(0, 1, 1), points: [300, 50], sources });
        expect(taken({ seals: [2377, 19], gold: [-2100, 0], goods: [-90, 0] })).toBe('gold');
        expect(taken({ seals: [300, 9], gold: [-200, 9] })).toBe('gold');
        expect(taken({ seals: [300, 9], gold: [-199, 9] })).toBeNull();
        expect(taken({ seals: [300, 9], gold: [-300, 200] })).toBeNull();
        expect(taken({ gold: [-300, 20] })).toBeNull();
    });
});

describe('titles', () => {
    const files = import.meta.glob<string>('../../text/review/*.ftl', {
        query: '?raw',
        import: 'default',
        eager: true,
    });
    const THEMES =
        'gold seals screen buildings rivals points goods cards order tiles ranks raid none';
    it.each(Object.entries(files))(
        'have at most 48 letters and tell themes apart: %s',
        (path, text) => {
            const bundle = new FluentBundle(/(\w+)\.ftl/.exec(path)![1]!, { useIsolating: false });
            bundle.addResource(new FluentResource(text));
            const say = (id: string, args: Record<string, string>) =>
                bundle.formatPattern(bundle.getMessage(id)!.value!, args);
            const name = 'Violet'; // the longest of the seats' usual names
            const what = say('review-mark', { mark: 'inaccuracy' });
            const themes = THEMES.split(' ').map((theme) =>
                say('review-title-loss', { name, what, theme }),
            );
            expect(new Set(themes).size).toBe(themes.length);
            const kinds = ['deal', 'card_drawn', 'attack_revealed', 'favor_revealed', 'passed'];
            const luck = kinds.flatMap((kind) =>
                ['good', 'bad'].map((way) =>
                    say('review-title-luck', {
                        name,
                        way,
                        kind: say('review-luck-kind', { kind }),
                    }),
                ),
            );
            const all = [...themes, ...luck, say('review-title-find', { name })];
            for (const title of all) expect(title.length, title).toBeLessThanOrEqual(48);
            const short = THEMES.split(' ').map((theme) => say('review-theme', { theme }));
            for (const taken of short)
                for (const theme of short.filter((one) => one !== taken)) {
                    const title = say('review-title-instead', { name, taken, theme });
                    expect(title.length, title).toBeLessThanOrEqual(72);
                }
        },
    );
});
