// A bot for Polis: draws one of the legal actions. Needs nothing but Node.js.
// The protocol: docs/reference/bot-protocol.md of Polis. Whatever goes to standard error is kept.
import { createInterface } from 'node:readline';

const NAME = 'dice 1';
let seed = 1;

/** A random number from 0 to 1, the same after the same seed. */
function random() {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    return seed / 2 ** 32;
}

/** The number or the notation of one of the legal actions: the place for your ideas. */
function choose({ legal }) {
    const actions = Object.values(legal);
    return actions[Math.floor(random() * actions.length)];
}

function say(message) {
    process.stdout.write(JSON.stringify(message) + '\n');
}

/** The message of a line; nothing for a line that is none. */
function read(line) {
    try {
        return JSON.parse(line);
    } catch {
        return null;
    }
}

createInterface({ input: process.stdin }).on('line', (line) => {
    const message = read(line);
    if (message?.type === 'hello' && message.protocol === 1) {
        seed = message.seed;
        say({ type: 'ready', name: NAME, wants: ['legal'], again: true });
    } else if (message?.type === 'decide') {
        say({ type: 'answer', id: message.id, action: choose(message) });
    }
});
