import { AppError, type ValidationDetail } from '../../../errors/app-error.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readRowForUpdate } from '../../read/read-rows.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import { forbidden, notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { judged, storedValues } from '../../write/draft/entry-values.ts';
import type { EntryWrite } from '../../write/entry-write.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';
import { updateEntry } from '../../write/write-entry.ts';
import { entryId, type VersionedEntry } from '../entries/read-entry.ts';
import { selectedEntries, type BulkCall } from '../entries/selected-entries.ts';
import { entryToWrite, presentRow, writeTransaction } from '../entries/write-context.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

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
  const { permissions } = call;
  const { table, grants } = publishable(context, call);
  const id = entryId(call.id);

  return writeTransaction(context, { table, permissions, event: eventOf[direction] }, async (write) => {
    // Authorize
    const { row } = await entryToWrite(write, { id, grants, ifMatch: call.ifMatch });
    if (isThere(row, direction)) throw alreadyThere(direction);

    // Validate and write
    const errors = direction === 'publish' ? await missingForPublish(write, row) : [];
    if (errors.length > 0) throw invalidEntry(errors);
    const written = await writePublished(write, id, direction);
    await write.announce(written);

    // Present
    return presentRow(write, written);
  });
}

/** Publishes or unpublishes several entries, all or none; counts those that were not so before. */
export async function setPublishedMany(
  context: OperationContext,
  call: BulkCall,
  direction: PublishDirection,
): Promise<{ readonly count: number }> {
  // Parse
  const { permissions } = call;
  const { table, grants } = publishable(context, call);
  const selected = await selectedEntries(context, table, call);

  return writeTransaction(context, { table, permissions, event: eventOf[direction] }, async (write) => {
    // Authorize and validate one by one: all of them would be too much to hold.
    const waiting: number[] = [];
    const errors: ValidationDetail[] = [];
    for (const id of await selected(write)) {
      const row = await readRowForUpdate(context.storage, write.kysely, table, id);
      if (!row) throw notFound();
      await requireGrantsOnEntry(write.kysely, table, grants, row);
      if (isThere(row, direction)) continue;
      waiting.push(id);
      if (direction === 'publish' && errors.length < mostToldErrors) {
        errors.push(...(await missingForPublish(write, row, id)));
      }
    }
    if (errors.length > 0) throw invalidEntry(errors.slice(0, mostToldErrors));

    // Write
    for (const id of waiting) {
      await write.announce(await writePublished(write, id, direction));
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
  { kysely, storage, table }: EntryWrite,
  row: EntryRow,
  id?: number,
): Promise<readonly ValidationDetail[]> {
  const values = await storedValues(kysely, storage, table, row);
  return brokenRules(storage, table, values(judged), {
    mode: 'update',
    draft: false,
    ...(id === undefined ? {} : { id }),
  });
}

function writePublished(write: EntryWrite, id: number, direction: PublishDirection): Promise<EntryRow> {
  const publishedAt = direction === 'publish' ? write.at : null;
  return updateEntry(write, id, { scalars: [], nested: [], links: [] }, { publishedAt });
}
