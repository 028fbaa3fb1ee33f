/** A set of UTF-16 code units as sorted ranges, both ends included. */
export type CharSet = readonly (readonly [from: number, to: number])[];

const last = 0xffff;

export const anyChar: CharSet = [[0, last]];

export const digits: CharSet = [[0x30, 0x39]];

export const wordChars: CharSet = normalize([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]);

export const spaces: CharSet = normalize([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);

/** The characters that a dot matches without the `s` flag. */
export const notLineEnd: CharSet = invert(
  normalize([
    [0x0a, 0x0a],
    [0x0d, 0x0d],
    [0x2028, 0x2029],
  ]),
);

export function single(code: number): CharSet {
  return [[code, code]];
}

/** Sorts ranges and joins adjacent ones. */
export function normalize(ranges: CharSet): CharSet {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const previous = joined.at(-1);
    if (previous !== undefined && from <= previous[1] + 1) previous[1] = Math.max(previous[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

export function union(a: CharSet, b: CharSet): CharSet {
  return normalize([...a, ...b]);
}

export function intersection(a: CharSet, b: CharSet): CharSet {
  return a.flatMap(([from, to]) =>
    b.flatMap((range): CharSet => {
      const both = [Math.max(from, range[0]), Math.min(to, range[1])] as const;
      return both[0] <= both[1] ? [both] : [];
    }),
  );
}

export function invert(set: CharSet): CharSet {
  const inverted: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) inverted.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= last) inverted.push([next, last]);
  return inverted;
}

export function overlaps(a: CharSet, b: CharSet): boolean {
  return a.some(([from, to]) => b.some((range) => from <= range[1] && range[0] <= to));
}
