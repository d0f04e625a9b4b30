// Numbers as they are printed: a minus sign is as wide as a plus, which a hyphen is not.

/** "7", "−7" */
export function figure(n: number): string {
    return String(n).replace('-', '−');
}

/** "+7", "−7" */
export function change(n: number): string {
    return n > 0 ? `+${n}` : figure(n);
}
