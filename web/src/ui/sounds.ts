// Small sounds made here, without files: wood on wood, coins, a bell, a chord. Off unless asked for.
import { settings } from '../settings/settings.svelte';

const RUSH = 0.35; // seconds of noise, from which each knock takes its first moment
let context: AudioContext | null = null;
let rush: AudioBuffer | null = null;

/** Browsers allow sound only after a gesture; before one, nothing is heard and nothing breaks. */
function air(): AudioContext | null {
    if (!settings.now.sounds || typeof AudioContext === 'undefined') return null;
    context ??= new AudioContext();
    void context.resume();
    return context;
}

/** An immediate attack and a decay: from `loud` to silence in this many seconds. */
function fading(audio: AudioContext, start: number, loud: number, seconds: number): GainNode {
    const fade = new GainNode(audio, { gain: 0 });
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(loud, start + 0.004);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    fade.connect(audio.destination);
    return fade;
}

interface Tone {
    hertz: number;
    seconds: number;
    loud: number;
    /** Seconds from now. */
    after?: number;
    /** To what part of its height it falls. */
    falls?: number;
}

function tone(audio: AudioContext, { hertz, seconds, loud, after = 0, falls = 1 }: Tone): void {
    const start = audio.currentTime + after;
    const wave = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
    if (falls < 1) wave.frequency.exponentialRampToValueAtTime(hertz * falls, start + seconds);
    wave.connect(fading(audio, start, loud, seconds));
    wave.start(start);
    wave.stop(start + seconds);
}

/** A short breath of noise around a height: the touch of two hard things. */
function touch(audio: AudioContext, hertz: number, loud: number): void {
    rush ??= noise(audio);
    const source = new AudioBufferSourceNode(audio, { buffer: rush });
    const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: 1.4 });
    source.connect(band).connect(fading(audio, audio.currentTime, loud, 0.06));
    source.start();
    source.stop(audio.currentTime + 0.1);
}

function noise(audio: AudioContext): AudioBuffer {
    const buffer = audio.createBuffer(1, RUSH * audio.sampleRate, audio.sampleRate);
    const wave = buffer.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = 2 * Math.random() - 1;
    return buffer;
}

/** A piece is set down; a player receives coins, seals or goods; it is the viewer's turn; the game is over. */
const SOUNDS = {
    place: [{ hertz: 190, seconds: 0.1, loud: 0.3, falls: 0.6 }],
    pay: [3520, 4186, 4699].flatMap((hertz, i) => [
        { hertz, seconds: 0.16, loud: 0.05, after: i * 0.07 },
        { hertz: hertz * 1.51, seconds: 0.08, loud: 0.025, after: i * 0.07 },
    ]),
    turn: [
        { hertz: 880, seconds: 1, loud: 0.12 },
        { hertz: 2429, seconds: 0.5, loud: 0.03 },
        { hertz: 1319, seconds: 0.8, loud: 0.06, after: 0.12 },
    ],
    end: [392, 523, 659, 784].map((hertz, i) => ({
        hertz,
        seconds: 1.6,
        loud: 0.1,
        after: i * 0.16,
    })),
} satisfies Record<string, Tone[]>;

export function play(name: keyof typeof SOUNDS): void {
    const audio = air();
    if (!audio) return;
    for (const one of SOUNDS[name]) tone(audio, one);
    if (name === 'place') touch(audio, 1400, 0.25);
}
