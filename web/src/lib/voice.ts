// What is said aloud at a real table: in the page's language if the device has a voice for it, else as a beep. And a short
// vibration, which is felt where nobody hears.

import { settings } from './settings.svelte';
import { chime } from './sound';
import { spoken } from './words.svelte';

function voice(): SpeechSynthesisVoice | undefined {
  return window.speechSynthesis?.getVoices().find((one) => one.lang.slice(0, 2).toLowerCase() === spoken());
}

/** Say this at once: what was being said is old by now. */
export function speak(text: string, otherwise: 'count' | 'end' = 'count'): void {
  if (!settings.sound) return;
  const found = voice();
  if (!found) return chime(otherwise);
  const said = new SpeechSynthesisUtterance(text);
  said.voice = found;
  said.lang = found.lang;
  said.rate = 1.2;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Begin to find out which voices there are: some browsers know them only after they have been asked. */
export function clearThroat(): void {
  void window.speechSynthesis?.getVoices();
}

export function vibrate(milliseconds: number): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds);
}
