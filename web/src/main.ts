import { mount } from 'svelte';
import App from './App.svelte';
import './ui/look/type.css';
import './ui/look/tokens.css';
import './ui/look/base.css';
import { PAGES } from './pages';
import { begin } from './table/early.svelte';
import { games } from './games/games.svelte';
import { router } from './router.svelte';
import { settings } from './settings/settings.svelte';
import { words } from './text/words.svelte';

const REST_MS = 3000;
const target = document.getElementById('polis');
if (!target) throw new Error('index.html has no element #polis');
// Before the first drawing, so that night does not begin with a flash of day.
settings.show(document.documentElement);
// All that will be needed is requested at once; a failure is shown when the part is needed.
const { route } = router;
const wanted = [
    route.page === 'table' ? begin(route.id) : undefined,
    PAGES[route.page](),
    words.load(settings.now.language, 'table'),
    games.load(),
];
for (const one of wanted) one?.catch(() => {});
// Once the page is at rest.
window.addEventListener('load', () => {
    setTimeout(() => {
        import('./keeping').then(({ keepApp }) => keepApp()).catch(() => {});
    }, REST_MS);
});
export default mount(App, { target });
