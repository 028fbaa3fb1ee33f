import type { DatabaseTransaction } from '../../../database/database.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readRow } from '../../read/read-rows.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import { grantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { allowedValues } from '../../write/draft/allowed-values.ts';
import { draftEntry } from '../../write/draft/draft-entry.ts';
import { storedValues } from '../../write/draft/entry-values.ts';
import { hashPasswords } from '../../write/draft/password-hashes.ts';
import { droppedFields } from '../../write/fields/dropped-fields.ts';
import { sentFields } from '../../write/fields/sent-fields.ts';
import { joinFields, requireFieldsAllowed } from '../../write/fields/written-fields.ts';
import { sharedValues } from '../../write/locales/shared-attributes.ts';
import { spreadToLocales, type SharedChange } from '../../write/locales/spread-to-locales.ts';
import { lockTranslations } from '../../write/locales/translations.ts';
import { checkUnique } from '../../write/rules/check-unique.ts';
import { requireResultAllowed } from '../../write/rules/require-result-allowed.ts';
import { requireModestSize } from '../../write/rules/entry-size.ts';
import { requireValid } from '../../write/rules/validate-values.ts';
import { updateEntry as writeUpdate } from '../../write/write-entry.ts';
import { timestamp, type EntryCall, type OperationContext } from '../operation-context.ts';
import { entryId, type VersionedEntry } from './read-entry.ts';
import { entryToWrite, presentRow, writeTransaction } from './write-context.ts';

/** A change of an entry. */
export interface EntryChangeCall extends EntryCall {
  readonly id: unknown;
  /** The body as it was sent; attributes that are absent stay as they are. */
  readonly body: unknown;
  /** The `If-Match` header: the write is refused with 412 when the entry has another version by now. */
  readonly ifMatch?: string | undefined;
}

/**
 * Changes an entry. What the actor may not write is ignored, and stays: a component with such a field can be neither
 * taken away nor replaced. A published entry must stay complete.
 */
export async function updateEntry(context: OperationContext, call: EntryChangeCall): Promise<VersionedEntry> {
  // Parse
  const { storage } = context;
  const table = requestedTable(storage, call.uid);
  const grants = requireGrants(call.permissions, 'update', table);
  const id = entryId(call.id);
  // On this entry they may be allowed less; what is hashed in vain is left.
  const sent = allowedValues(storage, table, call.body, allowedFields(grants));
  requireModestSize(storage, table.contentType.attributes, sent);
  const passwords = await hashPasswords(storage, table, sent, { hash: context.hashPassword });

  return writeTransaction(context, { table, event: 'entry.update' }, async (transaction, announce) => {
    // Authorize
    const others = await translationsToChange(context, transaction, table, { id, sent });
    const wanted = { id, grants, ifMatch: call.ifMatch };
    const { row, grants: matching } = await entryToWrite(context, transaction, table, wanted);
    const fields = allowedFields(matching);
    const values = allowedValues(storage, table, call.body, fields);
    const share =
      others.length === 0 ? null : await sharing(context, transaction, call.permissions, table, row);

    // Validate
    const draft = table.draftAndPublish && row.published_at === null;
    requireValid(storage, table, values, { mode: 'update', draft });
    const drafted = draftEntry(storage, table, values, row, passwords);
    const dropped = droppedFields(storage, row, drafted);
    requireFieldsAllowed(fields, dropped);
    await checkUnique(transaction.kysely, storage, table, drafted, row);

    // Write
    const writer = { kysely: transaction.kysely, storage, permissions: call.permissions };
    const change = { at: timestamp(context), actorId: call.permissions.actorId };
    await writeUpdate(writer, table, id, change, drafted);
    const source = await readRow(storage, transaction.kysely, table, id);
    if (!source) throw notFound();
    if (share !== null) {
      const shared = {
        writer,
        table,
        grants,
        at: change.at,
        sent: sharedValues(table, values),
        source,
        layout: row,
      };
      await spreadToLocales({ ...shared, ...share }, others);
    }

    // Present
    const written = joinFields(sentFields(storage, table.contentType.attributes, values), dropped);
    await requireResultAllowed(transaction.kysely, table, grants, source, written);
    await announce(id);
    return presentRow(context, transaction, call.permissions, table, source);
  });
}

/** The entry in its other languages, when the change concerns what they share. */
async function translationsToChange(
  { storage }: OperationContext,
  { kysely }: DatabaseTransaction,
  table: EntryTable,
  { id, sent }: { readonly id: number; readonly sent: Readonly<Record<string, unknown>> },
): Promise<readonly EntryRow[]> {
  if (Object.keys(sharedValues(table, sent)).length === 0) return [];
  const rows = await lockTranslations(kysely, storage, table, id);
  return rows.filter((row) => row.id !== id);
}

/** What there is to know of an entry before it is written, to tell later what was changed. */
async function sharing(
  { storage }: OperationContext,
  { kysely }: DatabaseTransaction,
  permissions: ContentPermissions,
  table: EntryTable,
  row: EntryRow,
): Promise<Pick<SharedChange, 'before' | 'readable'>> {
  const grants = permissions.grants('read', table.contentType);
  const readable = allowedFields(await grantsOnEntry(kysely, table, grants, row));
  return { before: { row, values: await storedValues(kysely, storage, table, row) }, readable };
}
