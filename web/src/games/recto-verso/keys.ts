// The keys of a builder: arrows move over the board (with shift they push the building), r lays the piece the next way, x y z
// turn it, Enter picks up and puts down, Delete takes back, u undoes, digits pick pieces. The word has no letter: it is said
// on purpose (`Words.svelte`).

import { shortcut } from '../../lib/keys';
import type { Hand } from './hand.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const DIGITS = '1234567890-';

/** Do what a key means; tells whether it meant something. */
export function keyed(event: KeyboardEvent, hand: Hand, pieces: string): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (target.closest('.log')) return false;
    if (event.shiftKey) hand.shift(...arrow);
    else hand.go(...arrow);
    return true;
  }
  if (event.key === 'Enter' && event.shiftKey) return false;
  if (event.key === 'Enter' || event.key === ' ') return entered(target, hand);
  const key = shortcut(event);
  if (event.key === 'Escape') return letGo(hand);
  if (event.key === 'Delete' || event.key === 'Backspace') takeBack(hand);
  else if (key === 'x' || key === 'y' || key === 'z') hand.turn(key);
  else if (key === 'r') hand.cycle(event.shiftKey ? -1 : 1);
  else if (key === 'u') hand.undo();
  else if (key !== null && DIGITS.includes(key)) return pick(hand, pieces[DIGITS.indexOf(key)]);
  else return false;
  return true;
}

/** Let go of what one holds, if nothing else is to be closed first. */
function letGo(hand: Hand): boolean {
  if (hand.letter === null || document.querySelector(':popover-open')) return false;
  hand.release();
  return true;
}

/** What one holds goes back to the tray, or what lies under the cursor. */
function takeBack(hand: Hand): void {
  if (hand.letter === null) hand.takeTop();
  else hand.back();
}

/** The piece of a digit, as the tray has them; the same once more lets it go. From the tray it comes to where the card shows it. */
function pick(hand: Hand, letter: string | undefined): boolean {
  if (letter === undefined) return false;
  if (hand.letter === letter) hand.release();
  else if (letter in hand.own) hand.hold(letter);
  else hand.hold(letter)?.propose();
  return true;
}

/** On the board, where nothing is pressed, or with a piece in hand Enter picks up and puts down; on other buttons it presses them. */
function entered(target: Element, hand: Hand): boolean {
  const ours =
    target.matches('body, main, h1, h2') ||
    (target.closest('[data-board]') !== null && target.closest('button:not(.cell)') === null) ||
    (hand.letter !== null && target.closest('[aria-pressed="true"]') !== null);
  if (!ours) return false;
  if (hand.letter !== null) hand.put();
  else {
    const letter = hand.top(hand.at);
    if (letter !== null) hand.hold(letter);
  }
  return true;
}
