/** Call this whenever the page is looked at again, or the network is back; what is returned ends that. */
export function onBack(call: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) call();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}
