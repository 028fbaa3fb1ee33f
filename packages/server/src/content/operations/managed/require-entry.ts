import type { EntryAction } from '@admin/content-model';
import type { DatabaseTransaction } from '../../../database/database.ts';
import type { ChangedEntity } from '../../../events/change-record.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { readRow, readRowForUpdate } from '../../read/read-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import { recordedEntity } from '../../write/record-entries.ts';
import { entryId } from '../entries/read-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** An entry that an actor may perform an action on. */
export interface PermittedEntry {
  readonly id: number;
  readonly locale: string | null;
  readonly updatedAt: string;
  /** The entry as records of changes name it. */
  readonly entity: ChangedEntity;
}

/** An entry and the action that the actor wants to perform. */
export interface PermittedEntryCall extends EntryCall {
  readonly id: unknown;
  readonly action: EntryAction;
  /** Locks the entry until the transaction ends. */
  readonly within?: DatabaseTransaction;
}

/**
 * Returns an entry if the actor may perform an action on it, for work of plugins that is no operation on its values.
 * @throws AppError NOT_FOUND (404), FORBIDDEN (403)
 */
export async function requireEntry(
  { storage, database }: OperationContext,
  { permissions, uid, id: sent, action, within }: PermittedEntryCall,
): Promise<PermittedEntry> {
  const table = requestedTable(storage, uid);
  const grants = requireGrants(permissions, action, table);
  const kysely = within?.kysely ?? database.kysely;
  const read = within ? readRowForUpdate : readRow;
  const row = await read(storage, kysely, table, entryId(sent));
  if (!row) throw notFound();
  await requireGrantsOnEntry(kysely, table, grants, row);
  return {
    id: row.id,
    locale: row.locale,
    updatedAt: new Date(row.updated_at).toISOString(),
    entity: recordedEntity(table, row),
  };
}
