// A row that can be pushed along: where more of it lies out of sight, its edge fades.

const FADE = '1.5rem';

export function edges(row: HTMLElement): { destroy: () => void } {
  function look(): void {
    const left = row.scrollLeft > 1 ? `transparent, #000 ${FADE}` : '#000, #000';
    const right = row.scrollLeft + row.clientWidth < row.scrollWidth - 1 ? `#000 calc(100% - ${FADE}), transparent` : '#000, #000';
    row.style.maskImage = `linear-gradient(to right, ${left}, ${right})`;
  }
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(row);
  children.observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  return {
    destroy: () => {
      sizes.disconnect();
      children.disconnect();
      row.removeEventListener('scroll', look);
    },
  };
}
