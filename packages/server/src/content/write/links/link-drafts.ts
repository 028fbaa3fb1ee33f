import type { MediaField } from '../../storage/entry-table.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import type { LinkDraft } from '../draft/entry-draft.ts';
import { relationInput } from './relation-input.ts';

/** The relations and media among the sent values of an entry or component. */
export function linkDrafts(
  model: { readonly relations: readonly RelationEnd[]; readonly media: readonly MediaField[] },
  values: Readonly<Record<string, unknown>>,
  at: readonly (string | number)[],
): readonly LinkDraft[] {
  const drafts: LinkDraft[] = [];
  for (const end of model.relations) {
    // The mirror of a morph relation is written from the other side only.
    if (end.definition.morphBy !== undefined) continue;
    const input = relationInput([...at, end.attribute], values[end.attribute]);
    if (input) drafts.push({ attribute: end.attribute, end, field: end.field, single: end.toOne, input });
  }
  for (const { attribute, definition, field } of model.media) {
    const input = relationInput([...at, attribute], values[attribute]);
    if (input) drafts.push({ attribute, end: null, field, single: definition.multiple !== true, input });
  }
  return drafts;
}
