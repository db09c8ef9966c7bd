import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { learn } from './lib/words.svelte';

await learn(settings.language);
mount(App, { target: document.getElementById('app')! });
