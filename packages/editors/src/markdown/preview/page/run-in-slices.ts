import { whenIdle } from '@admin/shell/host';

/** Maximum duration of one turn of work, in milliseconds, and so the longest delay of a key press. */
const turn = 5;

/** Resolves in the next idle moment, 500 ms from now at most. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, { timeout: 500, fallbackDelay: 0 });
  });
}

/**
 * Runs work in short slices while the browser is idle, so that typing is not delayed.
 * @param signal ends the work between two pieces
 * @returns whether all of it was done
 */
export async function runInSlices(pieces: Iterator<unknown>, signal: AbortSignal): Promise<boolean> {
  await idle();
  let start = performance.now();
  while (!signal.aborted) {
    if (pieces.next().done) return true;
    if (performance.now() - start < turn) continue;
    await idle();
    start = performance.now();
  }
  return false;
}
