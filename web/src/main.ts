import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import { settings } from './state/settings.svelte';

const target = document.getElementById('polis');
if (!target) throw new Error('index.html has no element #polis');
// Before the first drawing, so that night does not begin with a flash of day.
settings.show(document.documentElement);
export default mount(App, { target });
