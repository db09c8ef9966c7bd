// What a page puts into the header, between the house's mark and its settings: a table its seats, and what needs somebody.

import type { Snippet } from 'svelte';

let content = $state.raw<Snippet | null>(null);

export const bar = {
  get content(): Snippet | null {
    return content;
  },
  set content(shown: Snippet | null) {
    content = shown;
  },
};
