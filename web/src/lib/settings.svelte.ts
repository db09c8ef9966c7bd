// What a person likes, remembered in the browser: language, theme, sound, motion, and what the games add.

const KEY = 'volteface';

interface Settings {
  language: string;
  theme: 'light' | 'dark' | 'system';
  sound: boolean;
  /** Whether things may move; a device that asks for less motion is heard, too. */
  motion: boolean;
  /** Strong contrast, and larger signs and patterns beside colours; null is as the device asks. */
  strong: boolean | null;
  /** Whether single letters and digits are shortcuts. */
  letters: boolean;
}

function remembered(): Settings {
  const plain: Settings = { language: '', theme: 'system', sound: true, motion: true, strong: null, letters: true };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return plain; // private windows may forbid it: then nothing is remembered
  }
}

export const settings = $state(remembered());

/** Entries of a game, each with what it usually is; they are remembered with the others. */
export function alsoRemembered<T extends Record<string, boolean | null>>(usual: T): T {
  return Object.assign(settings, { ...usual, ...settings });
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && dark.matches);
}

const less = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the device asks for less motion. */
export function deviceIsStill(): boolean {
  return less.matches;
}

/** Whether nothing is to move. */
export function isStill(): boolean {
  return less.matches || !settings.motion;
}

const more = window.matchMedia('(prefers-contrast: more)');

/** Whether contrast is to be strong. */
export function isStrong(): boolean {
  return settings.strong ?? more.matches;
}

/** Remember the settings, and let the styles know of them. */
export function keep(): void {
  const root = document.documentElement.dataset;
  root.theme = isDark() ? 'dark' : 'light';
  root.motion = isStill() ? 'still' : 'free';
  root.contrast = isStrong() ? 'strong' : 'plain';
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // not remembered, and nothing else changes
  }
}

dark.addEventListener('change', keep);
less.addEventListener('change', keep);
more.addEventListener('change', keep);
window.addEventListener('beforeprint', () => (document.documentElement.dataset.theme = 'light')); // as paper is
window.addEventListener('afterprint', keep);
keep();
