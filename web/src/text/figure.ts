// Figures and the first letter of a sentence, as the languages write them.

/** "7", "−7" */
export function figure(n: number): string {
    return String(n).replace('-', '−');
}

/** "+7", "−7" */
export function change(n: number): string {
    return n > 0 ? `+${n}` : figure(n);
}

export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
