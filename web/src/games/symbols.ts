// Drawings that a game keeps as SVG files: the symbols of a file by their names.

/** The text inside of each symbol of a file. */
export function symbolsOf(file: string): ReadonlyMap<string, string> {
    const symbols = file.matchAll(/<symbol id="(.*?)".*?>(.*?)<\/symbol>/gs);
    return new Map([...symbols].map(([, name = '', text = '']) => [name, text.trim()]));
}
