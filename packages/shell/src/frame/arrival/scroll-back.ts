/** How long a page may take until all of it has its height, milliseconds. */
const patience = 3_000;

const ownMovements = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function scrollTo(top: number): void {
  // Nothing to do for most pages; and a page without a window has no such thing.
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls to where somebody was. A page whose answers are still on their way is not as tall yet, and what is drawn in
 * slices has another height than the place that was kept for it: both are followed, until somebody moves on their own.
 * @param top pixels from the top of the page
 * @returns ends the following
 */
export function scrollBack(top: number): () => void {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  scrollTo(top);
  if (top === 0) return end;
  const growing = new ResizeObserver(() => scrollTo(top));
  const waiting = setTimeout(end, patience);
  ended.signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(waiting);
  });
  growing.observe(document.documentElement);
  for (const kind of ownMovements) {
    window.addEventListener(kind, end, { capture: true, passive: true, signal: ended.signal });
  }
  return end;
}
