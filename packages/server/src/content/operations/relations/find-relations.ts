import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { pagination, type PageRequest } from '../../../database/pagination.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import type { OperationContext } from '../operation-context.ts';
import { relationTargets, type RelatedEntries } from './related-item.ts';
import { relationPage, relationField, requireReadableOwner } from './relation-owner.ts';

/**
 * Returns a page of the entries that a field links, last connected first: page 1 contains the end of the relation.
 * Entries that may not be read are listed without their fields. A polymorphic relation is listed with ids and types
 * only.
 */
export async function findRelations(
  context: OperationContext,
  call: {
    readonly permissions: ContentPermissions;
    /** Uid of a content type or component. */
    readonly uid: string;
    /** Id of an entry or component instance. */
    readonly id: unknown;
    readonly field: string;
    readonly query: Readonly<Record<string, unknown>>;
  },
): Promise<RelatedEntries> {
  // Parse
  const page = relationPage(call.query);
  const field = relationField(context, call.uid, call.field);

  // Authorize
  const id = await requireReadableOwner(context, call.permissions, field, call.id);

  // Query
  const { end } = field;
  if (end.otherUid === null) return morphLinks(context, end, id, page);
  const targets = await relationTargets(context, call.permissions, field);
  const outgoing = end.direction === 'outgoing';
  const far = outgoing ? 'target_id' : 'source_id';
  const where = outgoing
    ? sql`source_uid = ${end.sourceUid} and source_id = ${id} and field = ${end.field} and target_uid = ${end.otherUid}`
    : sql`target_uid = ${end.ownUid} and target_id = ${id} and source_uid = ${end.sourceUid} and field = ${end.field}`;
  const rank = outgoing ? sql`position` : sql`coalesce(inverse_position, id)`;
  const { kysely } = context.database;
  const name = sql.id(targets.tableName);
  // Selects the page from the links alone, so that only its entries are read, however many links there are.
  const select = sql`select ${targets.columns} from (
      select ${sql.id(far)} as far_id, ${rank} as rank, id as link_id from links
      where ${where} order by rank desc, link_id desc limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}
    ) as page join ${name} on ${sql.id(targets.tableName, 'id')} = page.far_id
    order by page.rank desc, page.link_id desc`;
  const rows = await rowsOf<Record<string, unknown>>(kysely, select.compile(kysely));

  // Present
  const results = rows.map((row) => targets.item(row));
  if (end.toOne) return { data: results[0] ?? null };
  const counted = await sql<{
    total: number | string;
  }>`select count(*) as total from links where ${where}`.execute(kysely);
  return { results, pagination: pagination(page, Number(counted.rows[0]?.total ?? 0)) };
}

/**
 * Returns a page of the targets of a polymorphic relation, last connected first: ids with content types. Titles are
 * omitted, because each would need the permissions of its type.
 */
export async function morphLinks(
  { database: { kysely } }: OperationContext,
  end: RelationEnd,
  id: number,
  page: PageRequest,
): Promise<RelatedEntries> {
  const where = sql`source_uid = ${end.sourceUid} and source_id = ${id} and field = ${end.field}`;
  const { rows } = await sql<{ id: number; __type: string }>`
    select target_id as id, target_uid as ${sql.id('__type')} from links where ${where}
    order by position desc, links.id desc
    limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`.execute(kysely);
  if (end.toOne) return { data: rows[0] ?? null };
  const counted = await sql<{ total: number | string }>`
    select count(*) as total from links where ${where}`.execute(kysely);
  return { results: rows, pagination: pagination(page, Number(counted.rows[0]?.total ?? 0)) };
}
