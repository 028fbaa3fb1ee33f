import type { RelationChange } from '../entry.ts';
import type { FormRelation } from './form-values.ts';
import type { PlacedRelation, RelationDifference } from './relation-difference.ts';

/**
 * What to tell the server so that its list of linked entries becomes the one in the form. Entries are connected from
 * the last to the first, so that the entry which a position names is always in place already.
 */
export function relationChange({ connect, disconnect }: RelationDifference): RelationChange {
  const following = new Map<number | null, number>();
  const connected = connect.toReversed().map(({ id, before }) => {
    const next = following.get(before) ?? before;
    following.set(before, id);
    return { id, position: next === null ? { end: true as const } : { before: next } };
  });
  return { connect: connected, disconnect: disconnect.map(({ id }) => ({ id })) };
}

/** How one list of linked entries differs from another, with as few entries moved as possible. */
export function relationDifference(
  now: readonly FormRelation[],
  before: readonly FormRelation[],
): RelationDifference {
  const positions = new Map(before.map(({ id }, index) => [id, index]));
  const wanted = new Set(now.map(({ id }) => id));
  const unmoved = longestRise(now.map(({ id }) => positions.get(id)));
  let anchor: number | null = null;
  const connect: PlacedRelation[] = [];
  for (const [index, relation] of [...now.entries()].toReversed()) {
    const { id } = relation;
    if (unmoved.has(index)) anchor = id;
    else connect.push({ id, shown: relation, before: anchor, isLinked: positions.has(id) });
  }
  return { connect: connect.toReversed(), disconnect: before.filter(({ id }) => !wanted.has(id)) };
}

/**
 * The places of a longest rising run of numbers, gaps allowed: the entries that need not move.
 * @param positions undefined for entries that were not there before
 */
function longestRise(positions: readonly (number | undefined)[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  const at = (end: number | undefined): number => (end === undefined ? -1 : (positions[end] ?? -1));
  for (const [place, position] of positions.entries()) {
    if (position === undefined) continue;
    // Lists are mostly as they were: what goes on rising needs no search.
    const length = at(ends.at(-1)) < position ? ends.length : ends.findIndex((end) => at(end) >= position);
    previous.set(place, ends[length - 1]);
    ends[length] = place;
  }
  const places = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous.get(place)) places.add(place);
  return places;
}
