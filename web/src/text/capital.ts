// What stands alone begins with a capital letter, what is part of a sentence does not.

export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
