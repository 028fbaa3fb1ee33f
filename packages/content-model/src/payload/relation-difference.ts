import type { RelationChange } from '../entry.ts';
import type { FormRelation } from './form-values.ts';

/** A linked entry that was placed by the user: newly linked, or moved. */
export interface PlacedRelation {
  readonly id: number;
  /** The entry as the list shows it. */
  readonly shown: FormRelation;
  /** Id of the following entry that was not moved; null at the end of the list. */
  readonly before: number | null;
  /** True if the server already links it. */
  readonly isLinked: boolean;
}

/**
 * The value of a relation in a form: its difference from the linked entries on the server, however many of them are
 * loaded. Placed entries before the same one are in the order of the list.
 */
export interface RelationDifference {
  readonly connect: readonly PlacedRelation[];
  readonly disconnect: readonly FormRelation[];
}

/** The difference of an unchanged relation. */
export const noDifference: RelationDifference = { connect: [], disconnect: [] };

/** Returns whether a value of a form is the difference of a relation. */
export function isRelationDifference(value: unknown): value is RelationDifference {
  return (
    typeof value === 'object' &&
    value !== null &&
    'connect' in value &&
    'disconnect' in value &&
    Array.isArray(value.connect) &&
    Array.isArray(value.disconnect)
  );
}

/**
 * Links an entry, or moves a linked one: before the entry with the id `before`, or to the end.
 * @param next id of the entry that followed it before; null for none, and for an entry that was not in the list
 */
export function connectRelation(
  difference: RelationDifference,
  relation: FormRelation,
  {
    before,
    next,
    isLinked,
  }: { readonly before: number | null; readonly next: number | null; readonly isLinked: boolean },
): RelationDifference {
  if (before === relation.id) return difference;
  const placed = difference.connect.find(({ id }) => id === relation.id);
  const wasTaken = difference.disconnect.some(({ id }) => id === relation.id);
  const { connect, disconnect } = takeOut(difference, relation.id, next);
  const follower = connect.findIndex(({ id }) => id === before);
  const entry: PlacedRelation = {
    id: relation.id,
    shown: relation,
    before: connect[follower]?.before ?? (follower === -1 ? before : null),
    isLinked: placed?.isLinked ?? (isLinked || wasTaken),
  };
  return {
    connect: connect.toSpliced(follower === -1 ? connect.length : follower, 0, entry),
    disconnect: disconnect.filter(({ id }) => id !== relation.id),
  };
}

/** Removes an entry from the list. @param next id of the entry that follows it in the list; null for none */
export function disconnectRelation(
  difference: RelationDifference,
  relation: FormRelation,
  next: number | null,
): RelationDifference {
  if (difference.disconnect.some(({ id }) => id === relation.id)) return difference;
  const placed = difference.connect.find(({ id }) => id === relation.id);
  const { connect, disconnect } = takeOut(difference, relation.id, next);
  return placed && !placed.isLinked
    ? { connect, disconnect }
    : { connect, disconnect: [...disconnect, relation] };
}

/** Removes an entry from the placed ones; those placed before it are now before the next one. */
function takeOut(
  { connect, disconnect }: RelationDifference,
  id: number,
  next: number | null,
): RelationDifference {
  if (connect.some((placed) => placed.id === id)) {
    return { connect: connect.filter((placed) => placed.id !== id), disconnect };
  }
  const moved = connect.filter(({ before }) => before === id);
  if (moved.length === 0) return { connect, disconnect };
  const rest = connect.filter(({ before }) => before !== id);
  const follower = rest.findIndex((placed) => placed.id === next);
  const before = follower === -1 ? next : (rest[follower]?.before ?? null);
  const anchored = moved.map((placed) => ({ ...placed, before }));
  return { connect: rest.toSpliced(follower === -1 ? rest.length : follower, 0, ...anchored), disconnect };
}

/** Returns the list as the form shows it: the loaded entries with the changes of the user. */
export function shownRelations(
  loaded: readonly FormRelation[],
  { connect, disconnect }: RelationDifference,
): readonly FormRelation[] {
  const gone = new Set([...disconnect, ...connect].map(({ id }) => id));
  const anchors = loaded.filter(({ id }) => !gone.has(id));
  const known = new Set(anchors.map(({ id }) => id));
  const standing = new Map<number | null, FormRelation[]>();
  for (const { before, shown } of connect) {
    const anchor = before !== null && known.has(before) ? before : null;
    const others = standing.get(anchor);
    if (others) others.push(shown);
    else standing.set(anchor, [shown]);
  }
  return [
    ...anchors.flatMap((relation) => [...(standing.get(relation.id) ?? []), relation]),
    ...(standing.get(null) ?? []),
  ];
}

/**
 * Returns the change that makes the server's list of linked entries equal to the form's. Entries are connected from the
 * last to the first, so that the entry that a position names is always linked already.
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

/** Returns the difference between two lists of linked entries, with as few moved entries as possible. */
export function relationDifference(
  now: readonly FormRelation[],
  before: readonly FormRelation[],
): RelationDifference {
  const positions = new Map(before.map(({ id }, index) => [id, index]));
  const wanted = new Set(now.map(({ id }) => id));
  const unmoved = longestIncreasingRun(now.map(({ id }) => positions.get(id)));
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
 * Returns the indexes of a longest increasing subsequence: the entries that need not move.
 * @param positions undefined for entries that were not there before
 */
function longestIncreasingRun(positions: readonly (number | undefined)[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  const at = (end: number | undefined): number => (end === undefined ? -1 : (positions[end] ?? -1));
  for (const [index, position] of positions.entries()) {
    if (position === undefined) continue;
    // Lists are mostly unchanged, so a continuing run needs no search.
    const length = at(ends.at(-1)) < position ? ends.length : ends.findIndex((end) => at(end) >= position);
    previous.set(index, ends[length - 1]);
    ends[length] = index;
  }
  const indexes = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) indexes.add(index);
  return indexes;
}
