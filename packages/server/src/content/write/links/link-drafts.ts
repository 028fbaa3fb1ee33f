import { ownValue, linkedEntries, readBlocks, type ScalarAttribute } from '@admin/content-model';
import type { MediaField } from '../../storage/entry-table.ts';
import { fieldIdOf } from '../../storage/field-id.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import { relationInput, type RelationInput } from './relation-input.ts';

/** What an attribute links: entries as a relation, files, or entries that its document has links to. */
export type LinkKind = 'relation' | 'media' | 'document';

/** A relation, media attribute or document that is to be written. */
export interface LinkDraft {
  readonly attribute: string;
  readonly kind: LinkKind;
  /** The relation; null for the others. */
  readonly end: RelationEnd | null;
  /** Field id in the link rows. */
  readonly field: string;
  /** Whether only the last of the entries is kept. */
  readonly single: boolean;
  readonly input: RelationInput;
}

interface LinkingModel {
  readonly scalars: readonly { readonly attribute: string; readonly definition: ScalarAttribute }[];
  readonly relations: readonly RelationEnd[];
  readonly media: readonly MediaField[];
}

/** The relations, media and documents among the sent values of an entry or component. */
export function linkDrafts(
  model: LinkingModel,
  values: Readonly<Record<string, unknown>>,
  at: readonly (string | number)[],
): readonly LinkDraft[] {
  const drafts: LinkDraft[] = [];
  for (const end of model.relations) {
    // The mirror of a morph relation is written from the other side only.
    if (end.definition.morphBy !== undefined) continue;
    const { attribute, field, toOne: single } = end;
    const input = relationInput([...at, attribute], ownValue(values, attribute));
    if (input) drafts.push({ kind: 'relation', attribute, end, field, single, input });
  }
  for (const { attribute, definition, field } of model.media) {
    const input = relationInput([...at, attribute], ownValue(values, attribute));
    const single = definition.multiple !== true;
    if (input) drafts.push({ kind: 'media', attribute, end: null, field, single, input });
  }
  for (const { attribute, definition } of model.scalars) {
    const sent = ownValue(values, attribute);
    if (definition.type !== 'blocks' || sent === undefined) continue;
    const targets = linkedEntries(readBlocks(sent)).map(({ __type: uid, id }) => ({ uid, id }));
    const field = fieldIdOf(attribute, definition);
    drafts.push({
      kind: 'document',
      attribute,
      end: null,
      field,
      single: false,
      input: { kind: 'set', targets },
    });
  }
  return drafts;
}
