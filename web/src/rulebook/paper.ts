// Paper is white, whatever the screen shows: for a print the page is as by day.
let shown: string | undefined;

/** Called before and after a print. */
export function plainPaper(on: boolean): void {
    const { dataset } = document.documentElement;
    if (on) {
        shown = dataset.theme;
        dataset.theme = 'day';
    } else if (shown !== undefined) dataset.theme = shown;
}
