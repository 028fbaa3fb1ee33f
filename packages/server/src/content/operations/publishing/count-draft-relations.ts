import type { FieldSet } from '@admin/content-model';
import { sql } from 'kysely';
import { type Grant, allowedFields } from '../../permissions/content-permissions.ts';
import { readLocale } from '../../stores/locale-store.ts';
import { readRow } from '../../read/read-rows.ts';
import { grantsOnEntry, requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { entryIds } from '../entries/bulk-entries.ts';
import { entryId } from '../entries/read-entry.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** Returns the number of drafts that an entry links to in fields that the actor may read, components included. */
export async function countDraftRelations(
  context: OperationContext,
  call: EntryCall & { readonly id: unknown },
): Promise<number> {
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', table);
  const { kysely } = context.database;
  const row = await readRow(context.storage, kysely, table, entryId(call.id));
  if (!row) throw notFound();
  const matching = await requireGrantsOnEntry(kysely, table, grants, row);
  return draftsOf(context, table, row.id, matching);
}

/** Returns the same number for several entries together, optionally in one locale. */
export async function countDraftRelationsOfMany(
  context: OperationContext,
  call: EntryCall & { readonly ids: unknown; readonly locale?: unknown },
): Promise<number> {
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', table);
  const ids = entryIds(call.ids);
  const locale = call.locale === undefined ? null : await readLocale(context.locales, table, call.locale);
  const { kysely } = context.database;
  let count = 0;
  for (const id of ids) {
    const row = await readRow(context.storage, kysely, table, id);
    if (!row || (locale !== null && row.locale !== locale)) continue;
    const matching = await grantsOnEntry(kysely, table, grants, row);
    if (matching.length > 0) count += await draftsOf(context, table, row.id, matching);
  }
  return count;
}

interface DraftGroup {
  readonly source_uid: string;
  readonly field: string;
  readonly path: string | null;
  readonly count: number;
}

async function draftsOf(
  context: OperationContext,
  table: EntryTable,
  id: number,
  grants: readonly Grant[],
): Promise<number> {
  const { kysely } = context.database;
  const fields = allowedFields(grants);
  let total = 0;
  for (const target of context.storage.tables.values()) {
    if (!target.draftAndPublish) continue;
    const { rows } = await sql<DraftGroup>`
      select l.source_uid, l.field, i.path, count(*) as count from links l
        join ${sql.id(target.table)} t on t.id = l.target_id and t.published_at is null
        left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
      where l.root_uid = ${table.uid} and l.root_id = ${id} and l.target_uid = ${target.uid}
      group by l.source_uid, l.field, i.path
      union all select 'incoming', l.field, l.source_uid, count(*) as count from links l
        join ${sql.id(target.table)} t on t.id = l.source_id and t.published_at is null
      where l.target_uid = ${table.uid} and l.target_id = ${id} and l.source_uid = ${target.uid}
      group by l.field, l.source_uid`.execute(kysely);
    for (const group of rows) if (isReadable(context, table, fields, group)) total += Number(group.count);
  }
  return total;
}

/** Returns whether the links of a group are in a field that the actor may read. */
function isReadable(
  context: OperationContext,
  table: EntryTable,
  fields: FieldSet,
  group: DraftGroup,
): boolean {
  if (group.source_uid === 'incoming') {
    const end = table.relations.find(
      (relation) =>
        relation.direction === 'incoming' &&
        relation.sourceUid === group.path &&
        relation.field === group.field,
    );
    return end !== undefined && end.definition.morphBy === undefined && fields.allows(end.attribute);
  }
  const relations =
    group.path === null
      ? table.relations
      : (context.storage.components.get(group.source_uid)?.relations ?? []);
  const end = relations.find(
    (relation) => relation.direction === 'outgoing' && relation.field === group.field,
  );
  if (!end) return false;
  return fields.allows(group.path === null ? end.attribute : `${group.path}.${end.attribute}`);
}
