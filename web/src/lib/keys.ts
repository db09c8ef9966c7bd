// Shortcuts of one letter or digit. They can be turned off, and never act while somebody writes or a dialog is open.

import { settings } from './settings.svelte';

/** The letter or digit that was pressed as a shortcut, in lower case; null if it is none. */
export function shortcut(event: KeyboardEvent): string | null {
  if (!settings.letters || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, select')) return null;
  return document.querySelector('dialog[open]') ? null : event.key.toLowerCase();
}
