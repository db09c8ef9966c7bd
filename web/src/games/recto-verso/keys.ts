// The keys of a builder: arrows move over the board (with shift they push the building), x y z turn, Enter picks up and
// puts down, Delete takes back, u undoes, r says the word, digits pick pieces.

import { LETTERS } from '../../geometry/recto-verso';
import type { Hand } from './hand.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const DIGITS = '1234567890-';

/** Do what a key means; tells whether it meant something. */
export function keyed(event: KeyboardEvent, hand: Hand, word: () => unknown): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (target.closest('.log')) return false;
    if (event.shiftKey) void hand.shift(...arrow);
    else hand.go(...arrow);
    return true;
  }
  const key = event.key.toLowerCase();
  if (key === 'x' || key === 'y' || key === 'z') hand.turn(key);
  else if (key === 'escape') hand.release();
  else if (key === 'delete' || key === 'backspace') void (hand.letter === null ? hand.takeTop() : hand.back());
  else if (key === 'u') void hand.undo();
  else if (key === 'r') void word();
  else if (DIGITS.includes(key)) return hand.hold(LETTERS[DIGITS.indexOf(key)]!);
  else if (key === 'enter' || key === ' ') return entered(target, hand);
  else return false;
  return true;
}

/** On the board or with a piece in hand Enter picks up and puts down; on other buttons it presses them. */
function entered(target: Element, hand: Hand): boolean {
  const ours =
    target === document.body ||
    target.closest('[data-board]') !== null ||
    (hand.letter !== null && target.closest('[aria-pressed="true"]') !== null);
  if (!ours) return false;
  if (hand.letter !== null) void hand.put();
  else {
    const letter = hand.top(hand.at);
    if (letter !== null) hand.hold(letter);
  }
  return true;
}
