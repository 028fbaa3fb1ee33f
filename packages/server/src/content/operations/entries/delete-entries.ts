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
  const { permissions } = call;
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(permissions, 'delete', table);
  const id = entryId(call.id);

  return writeTransaction(context, { table, permissions, event: 'entry.delete' }, async (write) => {
    // Authorize
    const { row } = await entryToWrite(write, { id, grants, ifMatch: call.ifMatch });

    // Present, then write
    const entry = await presentRow(write, row);
    await write.announce(row);
    await removeEntry(write, id);
    return entry;
  });
}

/** Deletes several entries, all or none; ids that do not exist are passed over. */
export async function deleteEntries(
  context: OperationContext,
  call: BulkCall,
): Promise<{ readonly count: number }> {
  // Parse
  const { permissions } = call;
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(permissions, 'delete', table);
  const selected = await selectedEntries(context, table, call);

  return writeTransaction(context, { table, permissions, event: 'entry.delete' }, async (write) => {
    let count = 0;
    for (const id of await selected(write)) {
      const row = await readRowForUpdate(context.storage, write.kysely, table, id);
      if (!row) continue;
      await requireGrantsOnEntry(write.kysely, table, grants, row);
      await write.announce(row);
      await removeEntry(write, id);
      count += 1;
    }
    return { count };
  });
}
