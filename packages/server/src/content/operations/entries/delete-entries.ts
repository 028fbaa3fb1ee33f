import { readRowForUpdate } from '../../read/read-rows.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import { removeEntry } from '../../write/remove-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { entryId, type VersionedEntry } from './read-entry.ts';
import { selectedEntries, type BulkCall } from './selected-entries.ts';
import { entryToWrite, presentRow, writeTransaction } from './write-context.ts';

/** Deletes an entry in its locale; answers it as it was. */
export async function deleteEntry(
  context: OperationContext,
  call: EntryCall & { readonly id: unknown; readonly ifMatch?: string | undefined },
): Promise<VersionedEntry> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'delete', table);
  const id = entryId(call.id);

  return writeTransaction(context, { table, event: 'entry.delete' }, async (transaction, announce) => {
    // Authorize
    const { row } = await entryToWrite(context, transaction, table, { id, grants, ifMatch: call.ifMatch });

    // Present, then write
    const entry = await presentRow(context, transaction, call.permissions, table, row);
    await announce(id);
    await removeEntry(transaction.kysely, table, id);
    return entry;
  });
}

/** Deletes several entries, all or none; ids that do not exist are passed over. */
export async function deleteEntries(
  context: OperationContext,
  call: BulkCall,
): Promise<{ readonly count: number }> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'delete', table);
  const selected = await selectedEntries(context, table, call);

  return writeTransaction(context, { table, event: 'entry.delete' }, async (transaction, announce) => {
    let count = 0;
    for (const id of await selected(transaction)) {
      const row = await readRowForUpdate(context.storage, transaction.kysely, table, id);
      if (!row) continue;
      await requireGrantsOnEntry(transaction.kysely, table, grants, row);
      await announce(id);
      await removeEntry(transaction.kysely, table, id);
      count += 1;
    }
    return { count };
  });
}
