import type { DatabaseTransaction } from '../../../database/database.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readRow } from '../../read/read-rows.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { allowedValues } from '../../write/draft/allowed-values.ts';
import { checkUnique } from '../../write/rules/check-unique.ts';
import { draftEntry } from '../../write/draft/draft-entry.ts';
import { hashPasswords } from '../../write/draft/hash-passwords.ts';
import { spreadToLocales } from '../../write/spread-to-locales.ts';
import { requireValid } from '../../write/rules/validate-values.ts';
import { updateEntry as writeUpdate } from '../../write/write-entry.ts';
import { timestamp, type EntryCall, type OperationContext } from '../operation-context.ts';
import { entryId, type VersionedEntry } from './read-entry.ts';
import { entryToWrite, presentRow, requireResultAllowed, writeTransaction } from './write-context.ts';

/** A change of an entry. */
export interface EntryChangeCall extends EntryCall {
  readonly id: unknown;
  /** The body as it was sent; attributes that are absent stay as they are. */
  readonly body: unknown;
  /** The `If-Match` header: the write is refused with 412 when the entry has another version by now. */
  readonly ifMatch?: string | undefined;
}

/** Changes an entry. What the actor may not write is ignored; a published entry must stay complete. */
export async function updateEntry(context: OperationContext, call: EntryChangeCall): Promise<VersionedEntry> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  const allGrants = requireGrants(call.permissions, 'update', table);
  const id = entryId(call.id);

  return writeTransaction(context, { table, event: 'entry.update' }, async (transaction, announce) => {
    // Authorize
    const wanted = { id, grants: allGrants, ifMatch: call.ifMatch };
    const { row, grants } = await entryToWrite(context, transaction, table, wanted);
    const values = allowedValues(context.storage, table, call.body, allowedFields(grants));

    // Validate and write
    await applyChange(context, transaction, table, row, values, call);

    // Present
    const written = await readRow(context.storage, transaction.kysely, table, id);
    if (!written) throw notFound();
    await requireResultAllowed(transaction, table, allGrants, written, Object.keys(values));
    await announce(id);
    return presentRow(context, transaction, call.permissions, table, written);
  });
}

/** Validates and writes values that the actor may write, to the entry and what its translations share. */
export async function applyChange(
  context: OperationContext,
  transaction: DatabaseTransaction,
  table: EntryTable,
  row: EntryRow,
  values: Readonly<Record<string, unknown>>,
  call: Pick<EntryCall, 'permissions'>,
): Promise<void> {
  const { storage } = context;
  const draft = table.draftAndPublish && row.published_at === null;
  requireValid(storage, table, values, { mode: 'update', draft });
  const drafted = await hashPasswords(storage, draftEntry(storage, table, values, row), context.hashPassword);
  await checkUnique(transaction.kysely, storage, table, drafted, row);
  const writer = { kysely: transaction.kysely, storage, permissions: call.permissions };
  const change = { at: timestamp(context), actorId: call.permissions.actorId };
  await writeUpdate(writer, table, row.id, change, drafted);
  await spreadToLocales(transaction.kysely, storage, table, row.id, Object.keys(values), change.at);
}
