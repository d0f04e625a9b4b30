// Two small sounds made here, without files: wood on wood, and a bell. Off unless asked for.
import { settings } from '../state/settings.svelte';

let context: AudioContext | null = null;

/** Browsers allow sound only after a gesture; before one, nothing is heard and nothing breaks. */
function air(): AudioContext | null {
    if (!settings.now.sounds || typeof AudioContext === 'undefined') return null;
    context ??= new AudioContext();
    void context.resume();
    return context;
}

interface Tone {
    hertz: number;
    seconds: number;
    loud: number;
    shape: OscillatorType;
}

function tone({ hertz, seconds, loud, shape }: Tone): void {
    const audio = air();
    if (!audio) return;
    const start = audio.currentTime;
    const wave = new OscillatorNode(audio, { type: shape, frequency: hertz });
    const fade = new GainNode(audio, { gain: 0 });
    fade.gain.linearRampToValueAtTime(loud, start + 0.004);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    wave.frequency.exponentialRampToValueAtTime(hertz * 0.7, start + seconds);
    wave.connect(fade).connect(audio.destination);
    wave.start(start);
    wave.stop(start + seconds);
}

export const sounds = {
    knock(): void {
        tone({ hertz: 210, seconds: 0.09, loud: 0.25, shape: 'triangle' });
        tone({ hertz: 640, seconds: 0.03, loud: 0.08, shape: 'square' });
    },
    bell(): void {
        tone({ hertz: 880, seconds: 0.9, loud: 0.12, shape: 'sine' });
        tone({ hertz: 1320, seconds: 0.6, loud: 0.05, shape: 'sine' });
    },
};
