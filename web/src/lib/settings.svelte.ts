// What a person likes, remembered in the browser: language, theme, sound, and whether banking asks again.

const KEY = 'volteface';

interface Settings {
  language: string;
  theme: 'light' | 'dark' | 'system';
  sound: boolean;
  confirm: boolean;
  flat: boolean; // Recto Verso without depth
  marks: boolean; // and whether squares that fit are marked
}

function remembered(): Settings {
  const plain: Settings = { language: '', theme: 'system', sound: true, confirm: true, flat: false, marks: true };
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return plain; // private windows may forbid it: then nothing is remembered
  }
}

export const settings = $state(remembered());

const dark = window.matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
}

export function keep(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // not remembered, and nothing else changes
  }
}

dark.addEventListener('change', keep);
keep();

export const still = window.matchMedia('(prefers-reduced-motion: reduce)');
