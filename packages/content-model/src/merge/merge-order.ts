import { relationDifference, shownRelations } from '../payload/index.ts';
import type { Sides } from './merging.ts';

/**
 * The order of a merged list, by the names of its items: theirs, with what I added and moved where I put it, before the
 * item that follows it and that stayed in its place. Where both moved the same item, it stands where I put it.
 * @param kept what is in the list
 */
export function mergeOrder(
  { base, mine, theirs }: Sides<readonly string[]>,
  kept: ReadonlyMap<string, unknown>,
): readonly string[] {
  const names = [...kept.keys()];
  const numbers = new Map(names.map((name, id) => [name, id]));
  const numbered = (list: readonly string[]) =>
    list.flatMap((name) => {
      const id = numbers.get(name);
      return id === undefined ? [] : [{ id }];
    });
  // Only what is in all three can say where something stands.
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)];
  const steady = base.filter((name) => inMine.has(name) && inTheirs.has(name));
  const placed = relationDifference(numbered(mine), numbered(steady));
  return shownRelations(numbered(theirs), placed).flatMap(({ id }) => names[id] ?? []);
}
