import { mount } from 'svelte';
import '../../look.css';
import '@fontsource-variable/source-sans-3/wght.css';
import { words } from '../../words/words.svelte.ts';
import Dev from './Dev.svelte';

/** Looks at the components of Planet with recorded views: ?sample=middle&theme=dark&slot=0&face=3&looked=1&shown=net&lang=pl */
const wish = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'light';
await words.speak((wish.get('lang') as 'en' | 'pl' | 'fr' | null) ?? 'en');
mount(Dev, { target: document.getElementById('page')! });
