import { ownValue } from '@admin/content-model';
import { storedComponents, type EntryRow } from '../../read/entry-row.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { allInstances, type EntryDraft, type NestedDraft } from './entry-draft.ts';
import { instanceDrafts, storedIds } from './component-draft.ts';
import { linkDrafts } from '../links/link-drafts.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { defaultOf, scalarInput } from './scalar-input.ts';

/**
 * Turns values that may be written and passed validation into what is to be written. A new entry
 * (`before` null) gets the declared defaults of what is not sent. Of a password, its hash is written.
 */
export function draftEntry(
  storage: ContentStorage,
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
  { before, passwords }: { readonly before: EntryRow | null; readonly passwords: PasswordHashes },
): EntryDraft {
  const scalars = table.scalars.flatMap((field) => {
    const sent = ownValue(values, field.attribute);
    if (sent !== undefined) {
      return [{ field, value: scalarInput([field.attribute], field, sent, passwords) }];
    }
    return before === null ? [{ field, value: defaultOf(field.definition) ?? null }] : [];
  });
  const nested = table.nested.flatMap((field): NestedDraft[] => {
    const { attribute, definition, column } = field;
    const sent = ownValue(values, attribute);
    if (sent === undefined) return [];
    const stored = before === null ? [] : storedComponents(before[column]);
    const place = { storage, passwords, path: attribute, at: [attribute] };
    const instances = instanceDrafts(place, definition, sent, stored);
    const kept = new Set(allInstances(instances).map((instance) => instance.id));
    const removed = storedIds(storage, stored).filter((id) => !kept.has(id));
    return [{ field, instances, removed }];
  });
  const links = linkDrafts(table, values, []);
  return { scalars, nested, links };
}
