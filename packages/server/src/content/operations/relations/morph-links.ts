import { sql } from 'kysely';
import { pagination, type PageRequest } from '../../../database/pagination.ts';
import type { RelationEnd } from '../../storage/relation-end.ts';
import type { OperationContext } from '../operation-context.ts';
import type { RelatedEntries } from './related-item.ts';

/**
 * A page of what a polymorphic relation links, last connected first: ids with their content types. Names are left out,
 * since each entry would need the permissions on its own type.
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
