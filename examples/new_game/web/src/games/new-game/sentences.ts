// News of New Game as sentences.

import type { News } from '../../generated/new-game';
import { sentences } from '../../lib/sentence';

export const sentence = sentences<News>((code) => `new-game-news-${code}`);
