import type { DatabaseTransaction } from '../../../database/database.ts';
import { AppError, type ValidationDetail } from '../../../errors/app-error.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readRow, readRowForUpdate } from '../../read/read-rows.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import { forbidden, notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { judged, storedValues } from '../../write/draft/entry-values.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';
import { updateEntry } from '../../write/write-entry.ts';
import { entryId, type VersionedEntry } from '../entries/read-entry.ts';
import { selectedEntries, type BulkCall } from '../entries/selected-entries.ts';
import { entryToWrite, presentRow, writeTransaction } from '../entries/write-context.ts';
import { timestamp, type EntryCall, type OperationContext } from '../operation-context.ts';

/** Which way an entry goes. */
export type PublishDirection = 'publish' | 'unpublish';

/** Whoever publishes several entries mends the first of what is wrong and tries again. */
const mostToldErrors = 50;

const eventOf = { publish: 'entry.publish', unpublish: 'entry.unpublish' } as const;

/** Publishes an entry, which has to be complete then, or takes it back to being a draft. */
export async function setPublished(
  context: OperationContext,
  call: EntryCall & { readonly id: unknown; readonly ifMatch?: string | undefined },
  direction: PublishDirection,
): Promise<VersionedEntry> {
  // Parse
  const { table, grants } = publishable(context, call);
  const id = entryId(call.id);

  return writeTransaction(context, { table, event: eventOf[direction] }, async (transaction, announce) => {
    // Authorize
    const { row } = await entryToWrite(context, transaction, table, { id, grants, ifMatch: call.ifMatch });
    if (isThere(row, direction)) throw alreadyThere(direction);

    // Validate and write
    const errors = direction === 'publish' ? await missingForPublish(context, transaction, table, row) : [];
    if (errors.length > 0) throw invalidEntry(errors);
    await writePublished(context, transaction, table, call, id, direction);
    await announce(id);

    // Present
    const written = await readRow(context.storage, transaction.kysely, table, id);
    if (!written) throw notFound();
    return presentRow(context, transaction, call.permissions, table, written);
  });
}

/** Publishes or unpublishes several entries, all or none; counts those that were not so before. */
export async function setPublishedMany(
  context: OperationContext,
  call: BulkCall,
  direction: PublishDirection,
): Promise<{ readonly count: number }> {
  // Parse
  const { table, grants } = publishable(context, call);
  const selected = await selectedEntries(context, table, call);

  return writeTransaction(context, { table, event: eventOf[direction] }, async (transaction, announce) => {
    // Authorize and validate one by one: all of them would be too much to hold.
    const waiting: number[] = [];
    const errors: ValidationDetail[] = [];
    for (const id of await selected(transaction)) {
      const row = await readRowForUpdate(context.storage, transaction.kysely, table, id);
      if (!row) throw notFound();
      await requireGrantsOnEntry(transaction.kysely, table, grants, row);
      if (isThere(row, direction)) continue;
      waiting.push(id);
      if (direction === 'publish' && errors.length < mostToldErrors) {
        errors.push(...(await missingForPublish(context, transaction, table, row, id)));
      }
    }
    if (errors.length > 0) throw invalidEntry(errors.slice(0, mostToldErrors));

    // Write
    for (const id of waiting) {
      await writePublished(context, transaction, table, call, id, direction);
      await announce(id);
    }
    return { count: waiting.length };
  });
}

function publishable(
  context: OperationContext,
  call: EntryCall,
): { readonly table: EntryTable; readonly grants: readonly Grant[] } {
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'publish', table);
  if (!table.draftAndPublish) throw forbidden();
  return { table, grants };
}

function isThere(row: EntryRow, direction: PublishDirection): boolean {
  return (row.published_at !== null) === (direction === 'publish');
}

function alreadyThere(direction: PublishDirection): AppError {
  const state = direction === 'publish' ? 'published' : 'draft';
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: direction === 'publish' ? 'ALREADY_PUBLISHED' : 'ALREADY_DRAFT',
    message: `already.${state}`,
  });
}

async function missingForPublish(
  context: OperationContext,
  transaction: DatabaseTransaction,
  table: EntryTable,
  row: EntryRow,
  id?: number,
): Promise<readonly ValidationDetail[]> {
  const values = await storedValues(transaction.kysely, context.storage, table, row);
  return brokenRules(context.storage, table, values(judged), {
    mode: 'update',
    draft: false,
    ...(id === undefined ? {} : { id }),
  });
}

async function writePublished(
  context: OperationContext,
  transaction: DatabaseTransaction,
  table: EntryTable,
  call: EntryCall,
  id: number,
  direction: PublishDirection,
): Promise<void> {
  const at = timestamp(context);
  const change = { at, actorId: call.permissions.actorId, publishedAt: direction === 'publish' ? at : null };
  const writer = { kysely: transaction.kysely, storage: context.storage, permissions: call.permissions };
  await updateEntry(writer, table, id, change, { scalars: [], nested: [], links: [] });
}
