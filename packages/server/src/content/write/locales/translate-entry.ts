import { ownValue, type FieldSet } from '@admin/content-model';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import type { EntryWrite } from '../entry-write.ts';
import { judged, shared, storedValues, type StoredValues } from '../draft/entry-values.ts';
import { wholeFields } from '../fields/whole-fields.ts';
import { requireFieldsAllowed } from '../fields/written-fields.ts';
import { sharedAttributes } from './shared-attributes.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an entry in another language takes over from the original. */
export interface Translation {
  /** What the actor may read of the original. */
  readonly readable: FieldSet;
  /** The shared values that were not sent, as they are written. */
  readonly values: Values;
  /** The same as the rules judge them. */
  readonly judged: Values;
  readonly original: { readonly row: EntryRow; readonly values: StoredValues };
}

/**
 * Takes over what all languages share from an entry to its translation. The actor must be allowed to write all of it
 * on the new entry, and to read on the original what is copied: a copy of their own may be open to them where the
 * original is not. It is the permissions that decide, not whether there is a value, which would tell of it. In which
 * language somebody may read does not count here, as that is what translating crosses.
 * @param sent the values that the actor may write, as they were sent
 * @throws AppError FORBIDDEN, FIELD_FORBIDDEN (403)
 */
export async function translate(
  { kysely, storage, table, permissions }: TranslatingWrite,
  row: EntryRow,
  { sent, writable }: { readonly sent: Values; readonly writable: FieldSet },
): Promise<Translation> {
  const grants = permissions.grants('read', table.contentType);
  const inAnyLanguage = grants.map((grant) => ({ ...grant, locales: 'all' as const }));
  const readable = allowedFields(await requireGrantsOnEntry(kysely, table, inAnyLanguage, row));
  const copied: string[] = [];
  for (const attribute of sharedAttributes(table)) {
    const definition = table.contentType.attributes[attribute];
    if (definition === undefined) continue;
    const fields = wholeFields(storage, attribute, definition);
    requireFieldsAllowed(writable, fields);
    if (Object.hasOwn(sent, attribute)) continue;
    requireFieldsAllowed(readable, fields);
    copied.push(attribute);
  }
  const values = await storedValues(kysely, storage, table, row);
  const pick = (from: Values): Values =>
    Object.fromEntries(copied.map((name) => [name, ownValue(from, name) ?? null]));
  return {
    readable,
    values: pick(values(shared(() => undefined))),
    judged: pick(values(judged)),
    original: { row, values },
  };
}

/** Only somebody translates; the system does not. */
type TranslatingWrite = EntryWrite & { readonly permissions: ContentPermissions };
