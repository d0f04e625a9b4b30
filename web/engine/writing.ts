// How a number is written in JSON and said in messages, by its declaration; the same as
// `polis.core.declared.writing` in Python.
import type { Json, Writing } from './description';

export type Write = (number: number, beside?: number) => Json;
/** Of a message: a text or a number, or several arguments by name. */
export type Said = Json | Record<string, string>;

/** What writes a number in JSON. */
export function writes(how: Writing): Write {
    const plain = plainly(how);
    const { special } = how;
    if (!special) return plain;
    const keys = Object.keys(special);
    if (keys.length === 1 && keys[0] === '-1') {
        const nothing = special['-1']!;
        return (number, beside) => (number === -1 ? nothing : plain(number, beside));
    }
    return (number, beside) =>
        String(number) in special ? special[number]! : plain(number, beside);
}

function plainly(how: Writing): Write {
    const { names, names_beside: rows, letters, counted_from: first, least, is_flag } = how;
    if (names) return (number) => names[number]!;
    if (rows) return (number, beside) => rows[beside!]![number]!;
    if (letters) {
        const columns = letters.length;
        return (number) => [Math.floor(number / columns) + 1, (number % columns) + 1];
    }
    if (first) return (number) => number + first;
    if (least !== undefined) return (number) => Math.max(number, least);
    return is_flag ? (number) => number !== 0 : (number) => number;
}

/** What a message is told of a number. */
export function says(how: Writing): (number: number, beside?: number) => Said {
    const { arguments: told, special_words: special } = how;
    if (told) return (number) => told[number]!;
    const plain = saysPlainly(how);
    if (!special) return plain;
    return (number, beside) => special[number] ?? plain(number, beside);
}

function saysPlainly(how: Writing): (number: number, beside?: number) => Said {
    const { letters = '', counted_from: first = 0 } = how;
    switch (how.says) {
        case 'text':
            return (number) => String(number + first);
        case 'absolute':
            return (number) => Math.abs(number);
        case 'yes-no':
            return (number) => (number ? 'yes' : 'no');
        case 'square':
            return (number) =>
                `${letters[number % letters.length]}${Math.floor(number / letters.length) + 1}`;
        default:
            return writes(how);
    }
}
