// What a screen reader announces at once, for which App.svelte holds the live region, and the clipboard.
class Announcer {
    text = $state('');

    say(text: string): void {
        if (!text) return;
        // The same sentence twice is announced twice: only a change is read out.
        this.text = this.text === text ? `${text}\u00a0` : text;
    }
}

/** Put a text on the clipboard; returns whether the browser did so. */
export async function copied(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}

export const announcer = new Announcer();
