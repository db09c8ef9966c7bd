import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { offline } from './offline/plugin.ts';

// The built client goes into the Python package, which serves it and ships it in its wheel.
export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    outDir: '../src/volteface/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
    target: 'es2022',
    chunkSizeWarningLimit: 600, // kB: three.js, loaded with the first building and not before
  },
  server: {
    fs: { allow: ['..'] }, // the languages lie beside the Python code
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
});
