// What a person likes, remembered in the browser: language, theme, sound, and what the games add.

const KEY = 'volteface';

interface Settings {
  language: string;
  theme: 'light' | 'dark' | 'system';
  sound: boolean;
}

function remembered(): Settings {
  const plain: Settings = { language: '', theme: 'system', sound: true };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return plain; // private windows may forbid it: then nothing is remembered
  }
}

export const settings = $state(remembered());

/** Entries of a game, each with what it usually is; they are remembered with the others. */
export function alsoRemembered<T extends Record<string, boolean>>(usual: T): T {
  return Object.assign(settings, { ...usual, ...settings });
}

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
