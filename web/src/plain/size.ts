// How large a drawing in text is.
export interface TextSize {
    columns: number;
    rows: number;
}

/** Columns of the longest line and number of lines; at least one of each. */
export function textSize(text: string): TextSize {
    const lines = text.trimEnd().split('\n');
    const columns = Math.max(1, ...lines.map((line) => [...line].length));
    return { columns, rows: lines.length };
}
