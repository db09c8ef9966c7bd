// News of Dessus Dessous as sentences.

import type { News } from '../../generated/dessus-dessous';
import { sentences } from '../../lib/sentence';

export const sentence = sentences<News>((code) => `dd-news-${code}`);
