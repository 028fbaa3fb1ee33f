import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { readRow } from '../../read/read-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { entryId } from '../entries/read-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import type { EntryUse } from './entry-use.ts';
import { linkingFieldsOf, type LinkingPath } from './linking-fields-of.ts';
import type { LinkingField } from './linking-path.ts';
import { readUses } from './read-uses.ts';
import { linkingFields, rowsUsing, type Used } from './rows-using.ts';

/** An entry that links another one, with the fields that do so. */
export interface LinkingEntry extends EntryUse {
  readonly fields: readonly LinkingPath[];
}

/** The entries that link an entry, as far as the actor may read them and the fields that do so. */
export interface EntryUses {
  /** By content type and id, up to the limit. */
  readonly entries: readonly LinkingEntry[];
  readonly total: number;
}

export interface UsesCall extends EntryCall {
  readonly id: unknown;
  /** Entries to be named at most. */
  readonly limit: number;
}

/** Which entries link an entry, in their own attributes or in components, in relations or in documents. */
export async function findEntryUses(context: OperationContext, call: UsesCall): Promise<EntryUses> {
  // Authorize
  const target = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', target);
  const { kysely, background } = context.database;
  const row = await readRow(context.storage, kysely, target, entryId(call.id));
  if (!row) throw notFound();
  await requireGrantsOnEntry(kysely, target, grants, row);

  // Query
  const used = sql<boolean>`l.target_uid = ${target.uid} and l.target_id = ${row.id}`;
  const fields = await rowsOf<LinkingField>(background, linkingFields(used).compile(kysely));
  const entries: LinkingEntry[] = [];
  let total = 0;
  for (const uid of [...new Set(fields.map(({ root_uid: root }) => root))].toSorted()) {
    const table = context.storage.tables.get(uid);
    const own = fields.filter(({ root_uid: root }) => root === uid);
    const limit = call.limit - entries.length;
    const found = table && (await usesIn(context, { ...call, limit }, { table, own, used }));
    entries.push(...(found?.entries ?? []));
    total += found?.total ?? 0;
  }
  return { entries, total };
}

interface UsingType {
  readonly table: EntryTable;
  readonly own: readonly LinkingField[];
  readonly used: Used;
}

async function usesIn(
  context: OperationContext,
  { permissions, limit }: UsesCall,
  { table, own, used }: UsingType,
): Promise<EntryUses> {
  const grants = permissions.grants('read', table.contentType);
  const where = rowsUsing(table, { storage: context.storage, grants, fields: own, used });
  if (where === null) return { entries: [], total: 0 };
  const { kysely, background } = context.database;
  const count = sql`select count(*) as total from ${sql.id(table.table)} where ${where}`;
  const [entries, [counted]] = await Promise.all([
    readUses(context, table, { runner: background, permissions, where, limit }),
    rowsOf<{ readonly total: number | string }>(background, count.compile(kysely)),
  ]);
  const fieldsOf = await linkingFieldsOf(
    { storage: context.storage, runner: background, table, grants, used },
    entries.map(({ id }) => id),
  );
  return {
    entries: entries.map((entry) => ({ ...entry, fields: fieldsOf(entry.id) })),
    total: Number(counted?.total ?? 0),
  };
}
