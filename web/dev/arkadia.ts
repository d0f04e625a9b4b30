// A page to look at Arkadia's pieces with positions of real games (tools/web_fixtures.py):
// npm run dev, then /dev/arkadia.html?scene=lay&theme=night&language=de
import { mount } from 'svelte';
import '../src/ui/look/tokens.css';
import Harness from './Arkadia.svelte';

const target = document.getElementById('harness');
if (!target) throw new Error('arkadia.html has no element #harness');
export default mount(Harness, { target });
