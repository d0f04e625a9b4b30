// The names of lines.

/** What a line is called: A, B, C ... */
export function letterOf(i: number): string {
    return String.fromCharCode(65 + i);
}
