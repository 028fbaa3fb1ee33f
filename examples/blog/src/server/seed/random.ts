/** A random stream that is equal for equal seed numbers on every machine. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`, both possible. */
  between(least: number, most: number): number;
  /** Returns true with the given probability (0 to 1). */
  happens(probability: number): boolean;
  /** @throws {RangeError} when the list is empty */
  pick<Item>(list: readonly Item[]): Item;
  /** Different items of the list; all of them when it has no more than `count`. */
  sample<Item>(list: readonly Item[], count: number): readonly Item[];
}

/** Mulberry32: 32 bits of state suffice for sample content, and it is fast. */
export function createRandom(seedNumber: number): Random {
  let state = seedNumber >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new RangeError('There is nothing to pick from');
    return list[between(0, list.length - 1)] as Item;
  };
  const sample = <Item>(list: readonly Item[], count: number): readonly Item[] => {
    const indexes = new Set<number>();
    while (indexes.size < Math.min(count, list.length)) indexes.add(between(0, list.length - 1));
    return [...indexes].map((index) => list[index] as Item);
  };
  return { next, between, pick, sample, happens: (probability) => next() < probability };
}
