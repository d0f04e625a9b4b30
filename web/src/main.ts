import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';

const target = document.getElementById('polis');
if (!target) throw new Error('index.html has no element #polis');
export default mount(App, { target });
