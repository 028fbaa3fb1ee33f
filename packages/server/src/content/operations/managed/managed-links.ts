import { isManaged } from '@admin/content-model';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/database.ts';
import { tableOf, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import { insertLinks } from '../../write/links/write-links.ts';
import type { OperationContext } from '../operation-context.ts';

/** A managed to-one relation of a content type. The caller, not these operations, checks permissions. */
interface ManagedCall {
  readonly uid: string;
  readonly attribute: string;
}

interface WritingCall extends ManagedCall {
  readonly within: DatabaseTransaction;
}

/** A bounded change of many entries, which the caller repeats until it changes none. */
interface BatchCall extends WritingCall {
  /** Entries that one call changes. */
  readonly limit: number;
}

function managedEnd(storage: ContentStorage, { uid, attribute }: ManagedCall) {
  const table = tableOf(storage, uid);
  const end = table.relationsByName.get(attribute);
  if (end === undefined || !isManaged(end.definition) || !end.toOne || end.otherUid === null) {
    throw new Error(`The attribute ${attribute} of ${uid} is not a managed relation to one row.`);
  }
  return { table, end, targetUid: end.otherUid };
}

function ofEnd({ sourceUid, field }: RelationEnd) {
  return sql`source_uid = ${sourceUid} and field = ${field}`;
}

function touch({ touch: mark }: DatabaseTransaction, table: EntryTable): void {
  mark(table.table);
  mark('links');
}

/** Returns the ids of the linked rows by the id of the entry; entries without a link are absent. */
export async function readManagedLinks(
  { storage, database }: OperationContext,
  call: ManagedCall & { readonly ids: readonly number[]; readonly within?: DatabaseTransaction },
): Promise<ReadonlyMap<number, number>> {
  const { end } = managedEnd(storage, call);
  const kysely = call.within?.kysely ?? database.kysely;
  const { rows } = await sql<{ readonly source_id: number; readonly target_id: number }>`
    select source_id, target_id from links
    where ${ofEnd(end)} and ${database.dialect.inList(sql.ref('source_id'), call.ids)}`.execute(kysely);
  return new Map(rows.map((row) => [row.source_id, row.target_id]));
}

/**
 * Links entries to a row, or to none. Neither the version nor the editor of the entries changes, so that no editor with
 * unsaved changes gets a conflict. The caller has locked the entries.
 */
export async function writeManagedLinks(
  { storage, database }: OperationContext,
  call: WritingCall & { readonly ids: readonly number[]; readonly to: number | null },
): Promise<void> {
  const { ids, to, within } = call;
  const { table, end, targetUid } = managedEnd(storage, call);
  touch(within, table);
  await sql`delete from links
    where ${ofEnd(end)} and ${database.dialect.inList(sql.ref('source_id'), ids)}`.execute(within.kysely);
  if (to === null) return;
  const links = ids.map((id) => ({
    rootUid: end.sourceUid,
    rootId: id,
    sourceUid: end.sourceUid,
    sourceId: id,
    field: end.field,
    targetUid,
    targetId: to,
    position: 1,
    inversePosition: null,
  }));
  await insertLinks(storage, within.kysely, links);
}

/**
 * Links up to `limit` entries with another row than now, or with none. Entries that already link `to` stay unchanged.
 * @param call `from`: the current row; null for all entries of the type that link any row
 * @returns the number of changed entries
 */
export async function replaceManagedLinks(
  { storage }: OperationContext,
  call: BatchCall & { readonly from: number | null; readonly to: number | null },
): Promise<number> {
  const { from, to, limit, within } = call;
  const { table, end, targetUid } = managedEnd(storage, call);
  touch(within, table);
  const isConcerned = sql`${ofEnd(end)} and target_uid = ${targetUid}
    ${from === null ? sql`` : sql`and target_id = ${from}`} ${to === null ? sql`` : sql`and target_id <> ${to}`}`;
  // PostgreSQL evaluates the outer condition again for rows that another transaction has changed in the meantime.
  const some = sql`id in (select id from links where ${isConcerned} limit ${limit}) and ${isConcerned}`;
  const change =
    to === null
      ? sql`delete from links where ${some}`
      : sql`update links set target_id = ${to} where ${some}`;
  const { numAffectedRows = 0n } = await change.execute(within.kysely);
  return Number(numAffectedRows);
}

/** The outcome of a batch: the last entry that it read; null after the last one of the type. */
export interface FilledBatch {
  readonly last: number | null;
}

/**
 * Links the entries without a link among the next `limit` ones to a row.
 * @param call `after`: the last entry of the previous batch, 0 for the first
 */
export async function fillManagedLinks(
  context: OperationContext,
  call: BatchCall & { readonly to: number; readonly after: number },
): Promise<FilledBatch> {
  const { storage, database } = context;
  const { uid, attribute, to, after, limit, within } = call;
  const { table, end } = managedEnd(storage, call);
  const id = sql.ref('id');
  const { rows } = await sql<{ readonly id: number; readonly is_linked: number }>`
    select id, case when exists (select 1 from links where ${ofEnd(end)} and source_id = entry.id)
      then 1 else 0 end as is_linked
    from (select id from ${sql.id(table.table)} where id > ${after} order by id limit ${limit}) as entry
    order by id`.execute(within.kysely);
  const found = rows.filter(({ is_linked }) => is_linked === 0).map((row) => row.id);
  const last = rows.length < limit ? null : (rows.at(-1)?.id ?? null);
  if (found.length === 0) return { last };
  await sql`select id from ${sql.id(table.table)} where ${database.dialect.inList(id, found)}
    order by id ${database.dialect.forUpdate}`.execute(within.kysely);
  // Only now no other transaction can link the locked entries.
  const linked = await readManagedLinks(context, { uid, attribute, ids: found, within });
  const ids = found.filter((one) => !linked.has(one));
  if (ids.length > 0) await writeManagedLinks(context, { uid, attribute, ids, to, within });
  return { last };
}

/**
 * Counts the entries of a content type that link a row, up to a limit.
 * @param call `to`: null counts the entries that link any row
 */
export async function countManagedLinks(
  { storage, database }: OperationContext,
  call: ManagedCall & {
    readonly to: number | null;
    readonly limit: number;
    readonly within?: DatabaseTransaction;
  },
): Promise<number> {
  const { end, targetUid } = managedEnd(storage, call);
  const kysely = call.within?.kysely ?? database.kysely;
  const isLinked = call.to === null ? sql`` : sql`and target_id = ${call.to}`;
  const { rows } = await sql<{ readonly count: number | string }>`select count(*) as count from
    (select 1 from links where ${ofEnd(end)} and target_uid = ${targetUid} ${isLinked}
      limit ${call.limit}) as linked`.execute(kysely);
  return Number(rows[0]?.count ?? 0);
}
