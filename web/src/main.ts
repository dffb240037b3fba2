import { mount } from 'svelte';
import '@fontsource-variable/source-sans-3/wght.css';
import './look.css';
import App from './App.svelte';
import { settings } from './settings.svelte.ts';
import { words } from './words/words.svelte.ts';

await words.begin(settings.language);
mount(App, { target: document.getElementById('page')! });
