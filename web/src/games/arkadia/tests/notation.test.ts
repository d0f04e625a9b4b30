import { expect, it } from 'vitest';
import { notation, type Verb } from '../model/actions';
import samples from './notation.json';

it.each(samples as [Verb, number[], number, string][])(
    '%s %j is written as the engine does',
    (verb, parts, _, text) => {
        expect(notation(verb, parts)).toBe(text);
    },
);
