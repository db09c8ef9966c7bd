// Few and soft sounds, drawn by code. Silent until the person has touched the page, and when turned off.

import { settings } from './settings.svelte';

type Name = 'turned' | 'banked' | 'square' | 'your-turn' | 'tick' | 'taken' | 'put' | 'right' | 'wrong' | 'count' | 'end';

const NOTES: Record<Name, number[]> = {
  turned: [330],
  banked: [392, 523],
  square: [392, 523, 659],
  'your-turn': [523, 440],
  tick: [440],
  taken: [523, 659],
  right: [392, 523, 659],
  wrong: [247],
  put: [196],
  count: [660],
  end: [660, 660, 880],
};
const SOFT = 0.05;
const LOUD: Partial<Record<Name, number>> = { count: 0.3, end: 0.35 }; // for all around a real table

let context: AudioContext | null = null;

export function chime(name: Name): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  NOTES[name].forEach((pitch, i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.frequency.value = pitch;
    tone.type = 'sine';
    volume.gain.setValueAtTime(0, start + i * 0.09);
    volume.gain.linearRampToValueAtTime(LOUD[name] ?? SOFT, start + i * 0.09 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + i * 0.09 + 0.3);
    tone.connect(volume).connect(context!.destination);
    tone.start(start + i * 0.09);
    tone.stop(start + i * 0.09 + 0.32);
  });
}
