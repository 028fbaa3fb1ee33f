import type { Entry, EntryAction } from '@admin/content-model';
import type { DatabaseTransaction } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { EntryEvent, EntryEventName } from '../../../events/server-events.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import { creatorsOf } from '../../read/parts/creators.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readWholeEntry } from '../../read/read-entry-parts.ts';
import { readRow, readRowForUpdate } from '../../read/read-rows.ts';
import { grantsOnEntry, requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { notFound } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { explainUnique } from '../../write/rules/check-unique.ts';
import { readerFor, type OperationContext } from '../operation-context.ts';
import type { VersionedEntry } from './read-entry.ts';

/** A write to entries of one content type, and what it is when it is told of. */
export interface EntryWrite {
  readonly table: EntryTable;
  readonly event: EntryEventName;
}

/** Names an entry that the write concerns, while the entry is as listeners are to see it. */
export type Announce = (id: number) => Promise<void>;

/**
 * Runs a write to one content type in a transaction, with its counts marked stale and errors explained. The entries
 * that were announced are recorded in the same transaction, and listeners told of them once it is committed.
 */
export async function writeTransaction<Result>(
  context: OperationContext,
  { table, event }: EntryWrite,
  work: (transaction: DatabaseTransaction, announce: Announce) => Promise<Result>,
): Promise<Result> {
  const isWanted = await context.events.wanted(event);
  const announced: EntryEvent[] = [];
  const result = await explained(table, () =>
    context.database.transaction(async (transaction) => {
      transaction.touch(table.table);
      transaction.touch('links');
      const answer = await work(transaction, async (id) => {
        if (!isWanted) return;
        const entry = await publicEntry(context, transaction, table, id);
        announced.push({ uid: table.uid, id, entry });
      });
      if (announced.length > 0) await context.events.record(event, announced, transaction);
      return answer;
    }),
  );
  for (const change of announced) context.events.emit(event, change);
  return result;
}

async function explained<Result>(table: EntryTable, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw explainUnique(table, error);
  }
}

/** An entry as those outside may see it. */
async function publicEntry(
  context: OperationContext,
  transaction: DatabaseTransaction,
  table: EntryTable,
  id: number,
): Promise<Entry> {
  const { entry } = await presentWritten(context, transaction, context.publicPermissions, table, id);
  const { createdBy: _creator, updatedBy: _editor, ...rest } = entry;
  return rest as Entry;
}

/** The row of the entry that is to be written and the grants that apply to it; throws 404, 403 or 412. */
export async function entryToWrite(
  context: OperationContext,
  transaction: DatabaseTransaction,
  table: EntryTable,
  wanted: { readonly id: number; readonly grants: readonly Grant[]; readonly ifMatch?: string | undefined },
): Promise<{ readonly row: EntryRow; readonly grants: readonly Grant[] }> {
  const row = await readRowForUpdate(context.storage, transaction.kysely, table, wanted.id);
  if (!row) throw notFound();
  const grants = await requireGrantsOnEntry(transaction.kysely, table, wanted.grants, row);
  await requireVersion(context, transaction, row, wanted.ifMatch);
  return { row, grants };
}

/** The written entry as its writer may see it: what may not be read is absent. */
export async function presentWritten(
  context: OperationContext,
  transaction: DatabaseTransaction,
  permissions: ContentPermissions,
  table: EntryTable,
  id: number,
): Promise<VersionedEntry> {
  const row = await readRow(context.storage, transaction.kysely, table, id);
  if (!row) throw notFound();
  return presentRow(context, transaction, permissions, table, row);
}

/** Like `presentWritten`, for a row that was read already. */
export async function presentRow(
  context: OperationContext,
  transaction: DatabaseTransaction,
  permissions: ContentPermissions,
  table: EntryTable,
  row: EntryRow,
): Promise<VersionedEntry> {
  const readable = permissions.grants('read' satisfies EntryAction, table.contentType);
  const grants = await grantsOnEntry(transaction.kysely, table, readable, row);
  const reader = readerFor(context, permissions, transaction);
  return { entry: await readWholeEntry(reader, table, row, grants), version: row.version };
}

async function requireVersion(
  context: OperationContext,
  transaction: DatabaseTransaction,
  row: EntryRow,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined || ifMatch === '*') return;
  const current = `"v${row.version}"`;
  const accepted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (accepted.includes(current)) return;
  const creators = await creatorsOf(context.storage, transaction.kysely, [row]);
  throw new AppError({
    name: 'PreconditionFailedError',
    status: 412,
    code: 'ENTRY_CHANGED',
    message: 'The entry was changed by someone else in the meantime',
    details: {
      current,
      updatedBy: row.updated_by_id === null ? null : (creators.get(row.updated_by_id) ?? null),
      updatedAt: row.updated_at,
    },
  });
}
