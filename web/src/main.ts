import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { learn } from './lib/words.svelte';

// The page appears in its own type, so that nothing moves when the fonts arrive; without them, in the system's.
const fonts = ['600 1em "Fraunces Variable"', '1em "Source Sans 3 Variable"'].map((font) => document.fonts.load(font));
await Promise.all([learn(settings.language), Promise.allSettled(fonts)]);
mount(App, { target: document.getElementById('app')! });
