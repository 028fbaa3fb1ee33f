/** How long one turn of work may take, milliseconds: a key that is pressed meanwhile waits no longer. */
const turn = 5;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 0);
  });
}

/**
 * Does work that comes in small pieces in turns, and lets whoever types go first.
 * @param signal ends the work between two pieces
 * @returns whether all of it was done
 */
export async function takeTurns(pieces: Iterator<unknown>, signal: AbortSignal): Promise<boolean> {
  await whenIdle();
  let start = performance.now();
  while (!signal.aborted) {
    if (pieces.next().done) return true;
    if (performance.now() - start < turn) continue;
    await whenIdle();
    start = performance.now();
  }
  return false;
}
