const levels = [2, 3, 4, 5, 6] as const;

/** The level of the headings in a list: right under the page's for those of the entry, one lower in each item. */
export function headingLevelIn(list: string): (typeof levels)[number] {
  const depth = list.split('.').filter((part) => part.startsWith('#')).length;
  return levels[Math.min(depth, levels.length - 1)] ?? 6;
}
