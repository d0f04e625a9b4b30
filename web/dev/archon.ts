// The pieces of Archon without a server: positions from a file, texts from the game's folder.
//   /dev/archon.html?position=trade&theme=night&lang=fr&show=drawings
import { mount } from 'svelte';
import de from '../../src/polis/games/archon/text/de.ftl?raw';
import en from '../../src/polis/games/archon/text/en.ftl?raw';
import fr from '../../src/polis/games/archon/text/fr.ftl?raw';
import '../src/ui/look/tokens.css';
import type { Language } from '../src/protocol/messages';
import { language } from '../src/settings/settings.svelte';
import Drawings from './Drawings.svelte';
import Harness from './Harness.svelte';

const asked = new URLSearchParams(location.search);
const NAMES: Record<string, string> = { en, fr, de };
const real = window.fetch;
window.fetch = (input, init) => {
    const found = /\/api\/games\/archon\/text\/(\w+)/.exec(String(input));
    return found ? Promise.resolve(new Response(NAMES[found[1]!])) : real(input, init);
};

document.documentElement.dataset.theme = asked.get('theme') ?? 'day';
language.current = (asked.get('lang') ?? 'en') as Language;
const target = document.getElementById('polis')!;
if (asked.get('show') === 'drawings') mount(Drawings, { target });
else mount(Harness, { target, props: { start: asked.get('position') ?? 'place' } });
