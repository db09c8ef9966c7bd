// What makes the client an app on a device, added to each build: icons, a manifest in every language, and the service worker
// with the list of all files it keeps.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Plugin, transformWithOxc } from 'vite';

import { png, svg } from './icons.ts';

const WORKER = new URL('worker.ts', import.meta.url);
const LANGUAGES = new URL('../../src/volteface/locales/', import.meta.url);
const [PAPER, NIGHT] = ['#f7f2e8', '#191d1f']; // as in styles/tokens.css
const FOREIGN = /-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-/; // letters of languages that are not spoken here
const SHORTCUTS = [
  ['/companion', 'companion'],
  ['/learn', 'learn-short'],
  ['/rules', 'rules'],
] as const;

const ICONS = [
  { file: 'icon-192.png', pixels: 192, purpose: 'any' },
  { file: 'icon-512.png', pixels: 512, purpose: 'any' },
  { file: 'icon-maskable.png', pixels: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', pixels: 180, purpose: 'touch' },
];

const HEAD: [tag: string, attributes: Record<string, string>][] = [
  ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
  ['link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }],
  ['link', { rel: 'manifest', href: '/manifest.en.webmanifest' }], // until the page knows the reader's language
  ['meta', { name: 'theme-color', content: PAPER, media: '(prefers-color-scheme: light)' }],
  ['meta', { name: 'theme-color', content: NIGHT, media: '(prefers-color-scheme: dark)' }],
];

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => HEAD.map(([tag, attrs]) => ({ tag, attrs, injectTo: 'head' })),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = Object.entries(bundle).map(([name, one]) => [name, one.type === 'chunk' ? one.code : one.source] as const);
        const made = [
          ['icon.svg', svg()] as const,
          ...ICONS.map(({ file, pixels, purpose }) => [file, png(pixels, purpose !== 'any')] as const),
          ...manifests(),
        ];
        for (const [fileName, source] of made) this.emitFile({ type: 'asset', fileName, source });
        const all = [...built, ...made].filter(([name]) => !FOREIGN.test(name)).sort(([one], [other]) => (one < other ? -1 : 1));
        const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)!.fileName;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await worker(all, entry) });
      },
    },
  };
}

/** The service worker for these files, of which the page begins with `entry`. */
async function worker(files: readonly (readonly [name: string, source: string | Uint8Array])[], entry: string): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, source] of files) hash.update(name).update(source);
  const names = files.map(([name]) => (name === 'index.html' ? '/' : `/${name}`));
  const constants = { VERSION: hash.digest('hex').slice(0, 12), FILES: names, ENTRY: `/${entry}` };
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  return head.join('') + (await transformWithOxc(readFileSync(WORKER, 'utf-8'), WORKER.pathname)).code;
}

/** What a system is told of the app, in each language. */
function manifests(): [name: string, source: string][] {
  const codes = readdirSync(LANGUAGES).flatMap((name) => /^(\w+)\.ftl$/.exec(name)?.[1] ?? []);
  return codes.map((code) => [`manifest.${code}.webmanifest`, JSON.stringify(manifest(code))]);
}

function manifest(code: string): object {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${code}.ftl`, LANGUAGES), 'utf-8')));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
  const icons = ICONS.filter(({ purpose }) => purpose !== 'touch').map(({ file, pixels, purpose }) => ({
    src: `/${file}`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  }));
  return {
    id: '/',
    name: 'Volteface',
    short_name: 'Volteface',
    description: say('home-lead'),
    lang: code,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['games'],
    icons,
    shortcuts: SHORTCUTS.map(([url, message]) => ({ url, name: say(message) })),
  };
}
