import type { FormRelation } from '../payload/form-values.ts';
import type { PlacedRelation, RelationDifference } from '../payload/relation-difference.ts';

/** All placed entries in their order, and those placed before the same entry in their version. */
interface Placed {
  readonly all: Sequence<PlacedRelation>;
  readonly add: (entry: PlacedRelation, before?: number | null) => void;
  readonly remove: (id: number) => void;
  /** Moves the entries placed before a removed one to the end of the list. */
  readonly release: (id: number) => void;
}

function createPlaced(entries: readonly PlacedRelation[]): Placed {
  const all = createSequence<PlacedRelation>();
  const standing = new Map<number | null, Sequence<PlacedRelation>>();
  const add = (entry: PlacedRelation, before: number | null = null): void => {
    const beside = standing.get(entry.before) ?? createSequence<PlacedRelation>();
    standing.set(entry.before, beside);
    all.add(entry.id, entry, before);
    beside.add(entry.id, entry, before);
  };
  const remove = (id: number): void => {
    const entry = all.get(id);
    if (!entry) return;
    all.remove(id);
    standing.get(entry.before)?.remove(id);
  };
  for (const entry of entries) add(entry);
  return {
    all,
    add,
    remove,
    release(id) {
      const released = standing.get(id)?.values() ?? [];
      standing.delete(id);
      for (const entry of released) {
        all.remove(entry.id);
        add({ ...entry, before: null });
      }
    },
  };
}

/**
 * Joins the changes of two users in the links of one entry: theirs, and then my removals and placements, as if applied
 * step by step. Takes time linear in the number of changes.
 * @param mine removes nothing that they placed, and places nothing that they removed
 */
export function joinDifferences(mine: RelationDifference, theirs: RelationDifference): RelationDifference {
  const placed = createPlaced(theirs.connect);
  const gone = new Map<number, FormRelation>(theirs.disconnect.map((relation) => [relation.id, relation]));
  for (const relation of mine.disconnect) {
    if (gone.has(relation.id)) continue;
    placed.release(relation.id);
    gone.set(relation.id, relation);
  }
  const unlinked = new Set(gone.keys());
  for (const { shown, before, isLinked } of mine.connect) {
    const { id } = shown;
    if (before === id) continue;
    const earlier = placed.all.get(id);
    if (earlier) placed.remove(id);
    else placed.release(id);
    const target = before === null || unlinked.has(before) ? null : before;
    const follower = target === null ? undefined : placed.all.get(target);
    const entry = {
      id,
      shown,
      before: follower ? follower.before : target,
      isLinked: earlier?.isLinked ?? (isLinked || gone.has(id)),
    };
    gone.delete(id);
    placed.add(entry, follower?.id ?? null);
  }
  return { connect: placed.all.values(), disconnect: [...gone.values()] };
}

interface Link<Value> {
  readonly value: Value;
  previous: Link<Value> | null;
  next: Link<Value> | null;
}

/** Ordered values with keys, added at any position and removed without scanning the others. */
export interface Sequence<Value> {
  readonly get: (key: number) => Value | undefined;
  /** Adds a value before the one with the key `before`, or at the end. An existing key is moved. */
  readonly add: (key: number, value: Value, before?: number | null) => void;
  readonly remove: (key: number) => void;
  readonly values: () => readonly Value[];
}

/** Creates an empty sequence. */
export function createSequence<Value>(): Sequence<Value> {
  const links = new Map<number, Link<Value>>();
  let first: Link<Value> | null = null;
  let last: Link<Value> | null = null;

  const join = (left: Link<Value> | null, right: Link<Value> | null): void => {
    if (left) left.next = right;
    else first = right;
    if (right) right.previous = left;
    else last = left;
  };

  const remove = (key: number): void => {
    const link = links.get(key);
    if (!link) return;
    links.delete(key);
    join(link.previous, link.next);
  };

  return {
    get: (key) => links.get(key)?.value,
    add(key, value, before = null) {
      remove(key);
      const next = before === null ? null : (links.get(before) ?? null);
      const previous = next ? next.previous : last;
      const link: Link<Value> = { value, previous, next };
      links.set(key, link);
      join(previous, link);
      join(link, next);
    },
    remove,
    values() {
      const values: Value[] = [];
      for (let link = first; link; link = link.next) values.push(link.value);
      return values;
    },
  };
}
