import {
  disconnectRelation,
  isRelationDifference,
  isSameValue,
  noDifference,
  placeRelation,
  type RelationDifference,
} from '../payload/index.ts';
import { isToOne, type RelationAttribute } from '../schema/index.ts';
import type { Merging, Sides } from './merging.ts';

/**
 * What two people changed in the links of one entry: links that one added or moved stay, and those that one took away go.
 * A conflict where both chose the one entry that is linked, and where one placed an entry that the other took away.
 */
export function mergeRelation(
  sides: Sides,
  attribute: RelationAttribute,
  path: readonly string[],
  { decide }: Pick<Merging, 'decide'>,
): unknown {
  const { base, mine, theirs } = sides;
  const isChange =
    isRelationDifference(mine) && isRelationDifference(theirs) && isSameValue(base, noDifference);
  return !isChange || isToOne(attribute) || contradicts(mine, theirs) || contradicts(theirs, mine)
    ? decide(path, sides)
    : union(mine, theirs);
}

function contradicts({ connect }: RelationDifference, { disconnect }: RelationDifference): boolean {
  const gone = new Set(disconnect.map(({ id }) => id));
  return connect.some(({ id }) => gone.has(id));
}

function union(mine: RelationDifference, theirs: RelationDifference): RelationDifference {
  const without = mine.disconnect.reduce(
    (difference, relation) => disconnectRelation(difference, relation, null),
    theirs,
  );
  const gone = new Set(without.disconnect.map(({ id }) => id));
  return mine.connect.reduce(
    (difference, { shown, before, isLinked }) =>
      placeRelation(difference, shown, {
        before: before !== null && gone.has(before) ? null : before,
        next: null,
        isLinked,
      }),
    without,
  );
}
