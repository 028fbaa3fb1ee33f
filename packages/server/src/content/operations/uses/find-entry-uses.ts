import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { permittedRows, requireGrants } from '../../permissions/permitted-rows.ts';
import { readRow } from '../../read/read-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { entryId } from '../entries/read-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import type { EntryUse } from './entry-use.ts';
import { linkingPath, type LinkingField } from './linking-path.ts';
import { readUses } from './read-uses.ts';

/** The entries that link an entry, as far as the actor may read them and the fields that do so. */
export interface EntryUses {
  /** By content type and id, up to the limit. */
  readonly entries: readonly EntryUse[];
  readonly total: number;
}

export interface UsesCall extends EntryCall {
  readonly id: unknown;
  /** Entries to be named at most. */
  readonly limit: number;
}

interface Target {
  readonly uid: string;
  readonly id: number;
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
  const used: Target = { uid: target.uid, id: row.id };
  const fields = await rowsOf<LinkingField>(background, linkingFields(used).compile(kysely));
  const entries: EntryUse[] = [];
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

/** The fields that link the entry, in components too. */
function linkingFields({ uid, id }: Target): RawBuilder<unknown> {
  return sql`select l.root_uid, l.source_uid, l.field, i.path from links l
    left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
    where l.target_uid = ${uid} and l.target_id = ${id} group by l.root_uid, l.source_uid, l.field, i.path`;
}

interface UsingType {
  readonly table: EntryTable;
  readonly own: readonly LinkingField[];
  readonly used: Target;
}

async function usesIn(
  context: OperationContext,
  { permissions, limit }: UsesCall,
  { table, own, used }: UsingType,
): Promise<EntryUses> {
  const grants = permissions.grants('read', table.contentType);
  const shown = grants.flatMap((grant) => {
    const readable = own.filter((field) => {
      const path = linkingPath(context.storage, table, field);
      return path !== undefined && grant.fields.allows(path);
    });
    return readable.length === 0 ? [] : [linkedUnder(table, grant, readable, used)];
  });
  if (shown.length === 0) return { entries: [], total: 0 };
  const { kysely, background } = context.database;
  const where = sql`(${sql.join(shown, sql` or `)})`;
  const count = sql`select count(*) as total from ${sql.id(table.table)} where ${where}`;
  const [entries, [counted]] = await Promise.all([
    readUses(context, table, { runner: background, permissions, where, limit }),
    rowsOf<{ readonly total: number | string }>(background, count.compile(kysely)),
  ]);
  return { entries, total: Number(counted?.total ?? 0) };
}

/** The entries that a grant permits and that link the entry in one of these fields. */
function linkedUnder(
  table: EntryTable,
  grant: Grant,
  fields: readonly LinkingField[],
  { uid, id }: Target,
): RawBuilder<unknown> {
  const permitted = permittedRows(table, [grant], table.table) ?? sql`1 = 1`;
  const isOfField = fields.map(
    ({ source_uid: source, field, path }) =>
      sql`(l.source_uid = ${source} and l.field = ${field} and ${path === null ? sql`1 = 1` : sql`i.path = ${path}`})`,
  );
  return sql`(${permitted} and ${sql.id(table.table, 'id')} in (select l.root_id from links l
    left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
    where l.target_uid = ${uid} and l.target_id = ${id} and l.root_uid = ${table.uid}
    and (${sql.join(isOfField, sql` or `)})))`;
}
