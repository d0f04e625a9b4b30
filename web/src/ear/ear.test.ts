import { beforeEach, describe, expect, it, vi } from 'vitest';
import { topicOf } from './asking';
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

describe('a typed line', () => {
    const topics = ['open', 'options', 'hand'].map((name) => ({ name, label: name, things: [] }));

    it('asks if its first word, or the beginning of it, names one topic', () => {
        expect(topicOf('hand', topics)?.name).toBe('hand');
        expect(topicOf(' Ha ', topics)?.name).toBe('hand');
        expect(topicOf('open', topics)?.name).toBe('open');
        expect(topicOf('op', topics)).toBeNull();
        expect(topicOf('', topics)).toBeNull();
        expect(topicOf('play mill red', topics)).toBeNull();
    });
});
