// What a screen reader announces at once; App.svelte holds the live region.
class Announcer {
    text = $state('');

    say(text: string): void {
        if (!text) return;
        // The same sentence twice is announced twice: only a change is read out.
        this.text = this.text === text ? `${text}\u00a0` : text;
    }
}

export const announcer = new Announcer();
