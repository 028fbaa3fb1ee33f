import type { Attributes, Schemas } from '../schema/index.ts';
import { mergeAttributes } from './merge-attributes.ts';
import type { MergeConflict, MergedEntry, MergeSpec } from './merging.ts';

/**
 * Puts together what two people made of the same entry: field by field, in components and their lists, too, and link by
 * link in relations. What only one of them changed is as they left it; what both changed is a conflict, unless it came
 * to the same. Changes nothing that it is given.
 */
export function mergeEntries(
  { base, mine, theirs, choose = () => 'mine' }: MergeSpec,
  contentType: { readonly attributes: Attributes },
  schemas: Schemas,
): MergedEntry {
  const conflicts: MergeConflict[] = [];
  const values = mergeAttributes({ base, mine, theirs }, contentType.attributes, [], {
    schemas,
    decide(path, sides) {
      const conflict = { path, mine: sides.mine, theirs: sides.theirs };
      conflicts.push(conflict);
      return sides[choose(conflict)];
    },
  });
  return { values, conflicts };
}
