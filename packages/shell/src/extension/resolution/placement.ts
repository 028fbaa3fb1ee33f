/** The properties of an entry that placement reads. */
interface Placeable {
  readonly before?: unknown;
  readonly after?: unknown;
}

interface Placement<T> {
  readonly ordered: readonly T[];
  /** Entries whose `before` or `after` has an unknown target; they come last. */
  readonly unknown: readonly { readonly item: T; readonly target: string }[];
  /** Entries that depend on each other; they come last, in their original order. */
  readonly cyclic: readonly T[];
}

function targetsOf(item: Placeable): readonly string[] {
  return [item.before, item.after].filter((target) => typeof target === 'string');
}

/**
 * Orders entries by their `before` and `after`. Entries without a placement keep their order, and so do several entries
 * with the same target. If both are given, `before` precedes `after` if its target exists.
 */
export function sortByPlacement<T>(items: readonly T[], keyOf: (item: T) => string): Placement<T> {
  const keys = new Set(items.map(keyOf));
  const roots: T[] = [];
  const unknown: { item: T; target: string }[] = [];
  const neighbours = { before: new Map<string, T[]>(), after: new Map<string, T[]>() };

  for (const item of items) {
    const placed: Placeable = item as Placeable;
    const side = (['before', 'after'] as const).find((name) => keys.has(String(placed[name])));
    const target = targetsOf(placed)[0];
    if (side) {
      const key = String(placed[side]);
      neighbours[side].set(key, [...(neighbours[side].get(key) ?? []), item]);
    } else if (target === undefined) roots.push(item);
    else unknown.push({ item, target });
  }

  const ordered: T[] = [];
  const placed = new Set<T>();
  const emit = (item: T): void => {
    placed.add(item);
    for (const earlier of neighbours.before.get(keyOf(item)) ?? []) emit(earlier);
    ordered.push(item);
    for (const later of neighbours.after.get(keyOf(item)) ?? []) emit(later);
  };
  for (const root of [...roots, ...unknown.map(({ item }) => item)]) emit(root);
  const cyclic = items.filter((item) => !placed.has(item));
  return { ordered: [...ordered, ...cyclic], unknown, cyclic };
}
