// Something is done at each whole second of a time that runs down: once, and never for seconds that were slept through.

export function atEachSecond(left: () => number | null, act: (seconds: number) => void): void {
  let before: number | null = null;
  $effect(() => {
    const now = left();
    const passed = before !== null && now !== null && now < before;
    before = now;
    if (passed) act(now);
  });
}
