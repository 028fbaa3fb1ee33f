import { requireGrantsOnAll } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import { inChunks } from '../../write/entry-write.ts';
import { removeEntries, removeEntry } from '../../write/write-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { entryStates, selectedEntries, type BulkCall } from './bulk-entries.ts';
import { entryId, type VersionedEntry } from './read-entry.ts';
import { entryToWrite, presentRow, writeTransaction } from './write-context.ts';

/** Deletes an entry in its locale; returns it in its last state. */
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
    await write.beforeStored(row);

    // Present, then write
    const entry = await presentRow(write, row);
    await write.announce(row);
    await removeEntry(write, id);
    return entry;
  });
}

/** Entries that one statement deletes, so that none of them delays readers noticeably. */
const chunkSize = 200;

/** Deletes several entries, all or none; skips ids that do not exist. */
export async function deleteEntries(
  context: OperationContext,
  call: BulkCall,
): Promise<{ readonly count: number }> {
  // Parse
  const { permissions } = call;
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(permissions, 'delete', table);
  const selectIds = await selectedEntries(context, table, call);

  const isLong = 'matching' in call;
  return writeTransaction(context, { table, permissions, event: 'entry.delete', isLong }, async (write) => {
    // Authorize
    const isLocked = true;
    const selectedIds = await selectIds(write.kysely, { isLocked });
    const states = await entryStates(write, table, selectedIds, { isLocked });
    const ids = states.map(({ id }) => id);
    await requireGrantsOnAll(write.kysely, context.database, { table, grants }, ids);

    await write.beforeAll(ids);

    // Write
    let done = 0;
    for (const chunk of inChunks(ids, chunkSize)) {
      await write.announceAll(chunk);
      await removeEntries(write, chunk);
      done += chunk.length;
      call.onProgress?.({ step: 'changing', done, total: ids.length });
    }
    return { count: ids.length };
  });
}
