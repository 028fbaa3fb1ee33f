/** How long a page may take to become tall enough, milliseconds. */
const patience = 3_000;

const ownMovements = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Whether the window is there now, give or take what browsers round. */
function scrollTo(top: number): boolean {
  // Nothing to do for most pages; and a page without a window has no such thing.
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) <= 1;
}

/**
 * Scrolls to where somebody was. A page whose answers are still on their way is not as tall yet: it is followed while
 * it grows, until somebody moves on their own.
 * @param top pixels from the top of the page
 * @returns ends the following
 */
export function scrollBack(top: number): () => void {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  if (scrollTo(top)) return end;
  const growing = new ResizeObserver(() => {
    if (scrollTo(top)) end();
  });
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
