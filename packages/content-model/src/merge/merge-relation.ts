import {
  isRelationDifference,
  isSameValue,
  noDifference,
  type RelationDifference,
} from '../payload/index.ts';
import { isToOne, type RelationAttribute } from '../schema/index.ts';
import { joinDifferences } from './join-differences.ts';
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
    : joinDifferences(mine, theirs);
}

function contradicts({ connect }: RelationDifference, { disconnect }: RelationDifference): boolean {
  const gone = new Set(disconnect.map(({ id }) => id));
  return connect.some(({ id }) => gone.has(id));
}
