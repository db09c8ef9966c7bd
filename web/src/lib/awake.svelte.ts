// The screen stays on while a game at a real table goes on. The browser takes that back whenever the page is hidden: it is asked
// again when the page is seen again, and let go at the end.

export function stayAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (over || document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock?.request('screen');
        if (over) await given?.release();
        else lock = given ?? null;
      } catch {
        // a battery that is low, a browser that does not want to: then the screen goes dark as always
      }
    };
    const seen = () => void ask();
    document.addEventListener('visibilitychange', seen);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release().catch(() => undefined);
    };
  });
}
