/** Cuts a list into parts of a size; the last one may be shorter. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}
