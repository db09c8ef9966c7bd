// Practice alone: missions without end, made on this device, no clock, and nobody is asked: this page's own geometry decides.
// Where one was is kept on the device.

import layersText from '../../../../src/volteface/games/dessus_dessous/layers.txt?raw';
import type { Choice, News, SoloView } from '../../generated/dessus-dessous';
import type { Hinted, NewsItem, Refusal, Solution } from '../../generated/messages';
import { Layers, readMission, readPlaced, writePlaced } from '../../geometry/dessus-dessous';
import { hint, makeMission, readLayers, solve, writeMission } from '../../geometry/dessus-dessous-missions';
import type { Answer } from '../board';

const KEY = 'volteface-dessus-dessous-practice';
const SEAT = 0;

interface Kept {
  mission: string | null;
  pile: string[];
  drawn: [number, number, number];
  solved: number[];
}

const FRESH: Kept = { mission: null, pile: [], drawn: [0, 0, 0], solved: [] };

function kept(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return FRESH; // private windows may forbid it: then nothing is remembered
  }
}

export class Practice {
  news = $state.raw<NewsItem<News>[]>([]);
  #texts = readLayers(layersText);
  #layers = new Layers(this.#texts);
  #at = $state.raw<Kept>(kept());
  #right = $state<boolean | null>(null);
  #checks = $state(0);
  unkept = $state(false); // whether this device refuses to keep where one is
  #seq = 0;
  /** The missions so far, as the press reads them: the one that was kept, and those drawn on this page. */
  met = $state.raw<readonly string[]>(this.#at.mission === null ? [] : [this.#at.mission]);

  constructor(private readonly numbers: readonly number[]) {}

  /** As a board sees it. A solved mission is out of the game, so another one is chosen then. */
  readonly view = $derived.by<SoloView>(() => ({
    game: 'dessus-dessous',
    seat: SEAT,
    options: { practice: true },
    layers: this.#texts,
    phase: this.#at.mission === null ? 'choosing' : 'building',
    now: 0,
    ends: null,
    ...this.#at,
    checks: this.#checks,
    right: this.#right,
    score: this.#at.solved.reduce((sum, number) => sum + number, 0),
    band: null,
    winners: null,
  }));

  readonly choices = $derived.by<Record<string, Choice[]>>(() => {
    const draws = this.numbers.map((number) => ({ move: `draw ${number}`, preview: { number } }));
    const built = [
      { move: 'pile', preview: {} },
      { move: 'check', preview: {} },
    ];
    return { [SEAT]: this.#at.mission === null ? draws : [...built, ...draws] };
  });

  /** Make a move, at once. */
  play(move: string): Answer {
    const [word, ...words] = move.split(' ');
    this.news = [];
    if (word === 'draw') this.#draw(Number(words[0]));
    else if (word === 'pile') this.#lay(words);
    else this.#check();
    return { is: 'ack', key: '', seq: this.#seq };
  }

  /** What to do next with the mission in hand. */
  hint(): Hinted | Refusal {
    const found = hint(this.#layers, readMission(this.#at.mission!), this.#at.pile.map(readPlaced))!;
    return { is: 'hint', key: '', ...found };
  }

  /** A right pile, by the places from the bottom. */
  solution(): Solution {
    const pile = solve(this.#layers, readMission(this.#at.mission!))[0]!;
    return { building: Object.fromEntries(pile.map((placed, i) => [i + 1, writePlaced(placed)])) };
  }

  #draw(number: number): void {
    const mission = writeMission(makeMission(this.#layers, number, below));
    const drawn = this.#at.drawn.map((count, i) => count + Number(this.numbers[i] === number)) as Kept['drawn'];
    this.#right = null;
    this.met = [...this.met, mission];
    this.#keep({ ...this.#at, mission, pile: [], drawn });
    this.#tell({ code: 'mission-drawn', number });
  }

  #lay(pile: string[]): void {
    this.#right = null;
    this.#keep({ ...this.#at, pile });
  }

  #check(): void {
    const mission = readMission(this.#at.mission!);
    const pile = this.#at.pile.map(readPlaced);
    this.#right = this.#layers.isRight(mission, pile);
    this.#checks += 1;
    if (this.#right) {
      this.#keep({ ...this.#at, mission: null, solved: [...this.#at.solved, mission.layers] });
      this.#tell({ code: 'mission-solved', number: mission.layers, score: this.view.score });
    } else {
      const alike = this.#layers.picture(pile) === mission.picture;
      this.#tell({ code: 'check-wrong', number: mission.layers, layers: pile.length, alike });
    }
  }

  #tell(news: News): void {
    this.#seq += 1;
    this.news = [{ seq: this.#seq, news }];
  }

  #keep(now: Kept): void {
    this.#at = now;
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }
}

function below(number: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % number;
}
