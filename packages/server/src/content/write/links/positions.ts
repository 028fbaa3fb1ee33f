/**
 * Positions for a list in its new order, rising, with as few as possible different from before. Entries
 * that are new have none yet (null).
 */
export function assignPositions(before: readonly (number | null)[]): readonly number[] {
  const firstKept = before.findIndex((position) => position !== null);
  const anchor = firstKept < 0 ? null : (before[firstKept] ?? null);
  // New entries in front go below the first kept position, so that nothing behind has to move.
  let last = anchor === null ? 0 : anchor - firstKept - 1;
  return before.map((position) => {
    last = position !== null && position > last ? position : last + 1;
    return last;
  });
}
