/** One item before another one; null for the end. */
export interface KeyMove {
  readonly item: number;
  readonly before: number | null;
}

/**
 * The moves that bring chosen items of a list one place up or down, those beside each other together: carried out one
 * after the other. Whoever stands at the end of the list stays, and so does what stands right behind.
 */
export function blockMoves(
  keys: readonly number[],
  chosen: ReadonlySet<number>,
  by: -1 | 1,
): readonly KeyMove[] {
  const order = [...keys];
  const moves: KeyMove[] = [];
  const positions = by === -1 ? order.keys() : [...order.keys()].toReversed();
  for (const position of positions) {
    const item = order[position];
    const other = order[position + by];
    if (item === undefined || other === undefined || !chosen.has(item) || chosen.has(other)) continue;
    order[position] = other;
    order[position + by] = item;
    moves.push({ item, before: order[position + by + 1] ?? null });
  }
  return moves;
}
