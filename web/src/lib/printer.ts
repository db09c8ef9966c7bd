// What this device's printer is like: the paper in it, and how far its backs are off. It is remembered here, and only here.

export interface Printer {
  paper: Record<string, string>;
  offset: { x: number; y: number };
}

const KEY = 'volteface-printer';

/** As it was set last; at first the paper of the person's country. */
export function printer(): Printer {
  const american = /^(en-(US|CA|PH)|es-(MX|CO|CL)|fr-CA)$/.test(navigator.language);
  const unknown: Printer = { paper: american ? { paper: 'letter' } : {}, offset: { x: 0, y: 0 } };
  try {
    return { ...unknown, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Printer>) };
  } catch {
    return unknown;
  }
}

export function keepPrinter(known: Printer): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // then it is asked again
  }
}
