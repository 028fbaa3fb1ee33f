import { letOthersRun } from '../../event-loop.ts';

/** Milliseconds after which other requests run before the next entry is presented. */
const maxTurn = 20;

/**
 * Presents entries one after the other, and lets other requests run in between: a page of 100 large entries would block
 * the event loop for 200 ms.
 */
export async function inTurns<Row, Result>(
  rows: readonly Row[],
  present: (row: Row) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const row of rows) {
    if (performance.now() - startedAt > maxTurn) {
      await letOthersRun();
      startedAt = performance.now();
    }
    results.push(present(row));
  }
  return results;
}
