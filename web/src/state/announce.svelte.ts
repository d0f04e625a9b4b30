// What a screen reader is told of by itself; App.svelte holds the live region.
class Announcer {
    text = $state('');

    say(text: string): void {
        if (!text) return;
        // The same sentence twice is told twice: a change is what is read out.
        this.text = this.text === text ? `${text}\u00a0` : text;
    }
}

export const announcer = new Announcer();
