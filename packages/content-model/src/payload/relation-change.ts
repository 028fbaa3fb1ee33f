import type { RelationChange } from '../entry.ts';
import type { FormRelation } from './form-values.ts';

/**
 * What to tell the server so that its list of linked entries becomes the one in the form. Entries that are new or
 * have moved are connected, each before the entry that follows it or at the end; the list runs from the last to
 * the first, so that the entry which a position names is always in place already.
 * @param now the linked entries in the form, in order
 * @param before the linked entries as they were loaded, in order
 */
export function relationChange(
  now: readonly FormRelation[],
  before: readonly FormRelation[],
): RelationChange {
  const positions = new Map(before.map((relation, index) => [identity(relation), index]));
  const wanted = new Set(now.map(identity));
  const unmoved = longestRise(now.map((relation) => positions.get(identity(relation))));
  const connect = now.flatMap((relation, index) => {
    if (unmoved.has(index)) return [];
    const next = now[index + 1];
    return [
      { ...reference(relation), position: next === undefined ? { end: true as const } : { before: next.id } },
    ];
  });
  return {
    connect: connect.toReversed(),
    disconnect: before.filter((relation) => !wanted.has(identity(relation))).map(reference),
  };
}

function identity({ id, __type }: FormRelation): string {
  return `${__type ?? ''}:${id}`;
}

function reference({ id, __type }: FormRelation): { readonly id: number; readonly __type?: string } {
  return __type === undefined ? { id } : { id, __type };
}

/**
 * The places of a longest rising run of numbers, gaps allowed: the entries that need not move.
 * @param positions undefined for entries that were not there before
 */
function longestRise(positions: readonly (number | undefined)[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [place, position] of positions.entries()) {
    if (position === undefined) continue;
    const found = ends.findIndex((end) => (positions[end] ?? 0) >= position);
    const length = found === -1 ? ends.length : found;
    previous.set(place, ends[length - 1]);
    ends[length] = place;
  }
  const places = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous.get(place)) places.add(place);
  return places;
}
