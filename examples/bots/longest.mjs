// A bot for Polis in JavaScript: reads what its seat sees, and takes the action that says most.
//
//     polis play archon --seats "human,node examples/bots/longest.mjs"
import { createInterface } from 'node:readline';

let seat = 0;

/** The action with the longest notation: it lays the most, pays the most, names the most. */
function choose({ legal }) {
    const actions = Object.entries(legal);
    const [number] = actions.reduce((best, one) => (one[1].length > best[1].length ? one : best));
    return Number(number);
}

/** A line to standard error, which Polis keeps: the position, and the points as far as the seat knows them. */
function comment({ ply, phase, view }) {
    const points = view.gold ?? view.players.map((player) => player.points);
    console.error(`ply ${ply}, ${phase}, seat ${seat}: ${points.map((one) => one ?? '?').join(', ')}`);
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
    switch (message?.type) {
        case 'hello':
            seat = message.seat;
            say({ type: 'ready', name: 'longest 1', wants: ['view', 'legal'] });
            break;
        case 'decide':
            comment(message);
            say({ type: 'answer', id: message.id, action: choose(message) });
            break;
        case 'error':
            console.error(message.text);
    }
});
