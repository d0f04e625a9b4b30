// The drawing of a box, which the server makes as text of 80 columns, in sections.

export interface Section {
    title: string;
    /** The text under the title; every second part says in brackets where values are from. */
    parts: string[];
}

const ORIGIN = /(\[(?:rulebook|source|reconstructed)(?:, \w+)*\])/;

/** A section begins after a blank line with a line that is not indented. */
export function sectionsOf(drawing: string): Section[] {
    return drawing
        .trimEnd()
        .split(/\n\n(?=\S)/)
        .map((section) => {
            const [title = '', ...lines] = section.split('\n');
            return { title, parts: lines.join('\n').split(ORIGIN) };
        });
}

export interface Line {
    number: number;
    text: string;
}

const AROUND = 2;

/** A line of a file, counted from 1, with those around it. */
export function excerpt(text: string, line: number): Line[] {
    const first = Math.max(1, line - AROUND);
    const lines = text.split('\n').slice(first - 1, line + AROUND);
    return lines.map((line, i) => ({ number: first + i, text: line }));
}
