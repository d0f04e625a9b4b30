import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Topics } from '../games/contract';
import type { GameDetail } from '../protocol/messages';
import { answerTo, offersIn, topicOf } from './answers';
import { PACES, Speaker, type SpeakingPace } from './speaker.svelte';

beforeEach(() => void vi.useFakeTimers());

function heard(speaker: Speaker, until: number, step = 50): string[] {
    const lines: string[] = [];
    for (let now = 0; now <= until; now += step) {
        if (lines.at(-1) !== speaker.line) lines.push(speaker.line);
        vi.advanceTimersByTime(step);
    }
    return lines;
}

describe('the speaker', () => {
    const two = ['Orange lays a red mill.', 'Yellow is to move.'];

    it('reads lines in their order, each for as long as it takes to listen to it', () => {
        const speaker = new Speaker(() => 'normal');
        speaker.say(two);
        expect(speaker.line).toBe(two[0]);
        vi.advanceTimersByTime(PACES.normal * two[0]!.length - 1);
        expect(speaker.line).toBe(two[0]);
        vi.advanceTimersByTime(1);
        expect(speaker.line).toBe(two[1]);
        expect(speaker.left).toBe(0);
    });

    it('is slower or faster as one likes, and says all at once without a pace', () => {
        let pace: SpeakingPace = 'slow';
        const speaker = new Speaker(() => pace);
        speaker.say(two);
        vi.advanceTimersByTime(PACES.normal * two[0]!.length);
        expect(speaker.line).toBe(two[0]);
        speaker.hush();
        pace = 'off';
        speaker.say(two);
        expect(speaker.line).toBe(two.join(' '));
    });

    it('queues what comes meanwhile, and says nothing more when it is hushed', () => {
        const speaker = new Speaker(() => 'fast');
        speaker.say(two);
        speaker.say(['A card is drawn.']);
        expect(heard(speaker, 5000)).toEqual([...two, 'A card is drawn.']);
        speaker.say(two);
        speaker.hush();
        expect(heard(speaker, 5000)).toEqual([two[0]]);
    });

    it('says the same once more, so that it is read out again', () => {
        const speaker = new Speaker(() => 'fast');
        speaker.say(['Red is worth 4.']);
        vi.advanceTimersByTime(3000);
        const first = speaker.line;
        speaker.again();
        expect(speaker.line).not.toBe(first);
        expect(speaker.line.trim()).toBe(first.trim());
    });
});

const TOPICS: Topics<{ cards: string[] }> = {
    open: { answer: ({ say, thing }) => [say('open', { thing })] },
    options: { answer: ({ name }) => [name('option')] },
    card: { answer: ({ thing, listed }) => [thing, listed([])], things: ({ cards }) => cards },
};
const said = (id: string, args?: object) => [id, ...Object.values(args ?? {})].join(' ');

function answered(line: string, ...cards: string[]): string[] {
    const asked = { view: { cards }, game: {} as GameDetail, viewer: 0, say: said, name: said };
    return answerTo(line, TOPICS, asked, said);
}

describe('a question', () => {
    it('begins with the name of a topic, or with the beginning of one', () => {
        const names = Object.keys(TOPICS);
        const asked = ['open', ' Ca x ', 'op', 'o', '', 'play mill red'];
        const found = asked.map((line) => topicOf(line, names));
        expect(found).toEqual(['open', 'card', null, null, null, null]);
        expect(answered('Option')).toEqual(['option']);
    });

    it('is about one of several things, where its topic has any', () => {
        expect(answered(' CARD  red 3', 'red 3', 'blue')).toEqual(['red 3', 'none-listed']);
        expect(answered('card x', 'red 3', 'blue')).toEqual(['asked-no-thing card x red 3, blue']);
        expect(answered('card', 'red 3')).toEqual(['asked-no-thing card - red 3']);
        expect(answered('card x')).toEqual(['asked-nothing-there card']);
        expect(answered('open x')).toEqual(['asked-too-much open x']);
        expect(answered('x')).toEqual(['asked-no-topic x open, options, card']);
    });

    it('is offered with its label and what may follow', () => {
        const offers = offersIn(TOPICS, { cards: ['red 3'] }, said);
        expect(offers[0]).toEqual({ name: 'open', label: 'topic-open', things: [] });
        expect(offers[2]!.things).toEqual(['red 3']);
    });
});
