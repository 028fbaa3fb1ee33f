import { sql, type RawBuilder } from 'kysely';
import { rowsOf, type QueryRunner } from '../../../database/database.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { entryTitle } from '../entry-title.ts';
import type { OperationContext } from '../operation-context.ts';
import type { EntryUse } from './entry-use.ts';

export interface UsesSelection {
  /** Where to ask: beside everything else, what is work by what is asked for. */
  readonly runner: QueryRunner;
  readonly permissions: ContentPermissions;
  /** The entries that use something, and that the actor may read. */
  readonly where: RawBuilder<unknown>;
  /** Entries to be named at most. */
  readonly limit: number;
}

/** Names entries of a type that use something, in the order of their ids. */
export async function readUses(
  context: Pick<OperationContext, 'storage' | 'configurations' | 'database'>,
  table: EntryTable,
  { runner, permissions, where, limit }: UsesSelection,
): Promise<readonly EntryUse[]> {
  const { contentType } = table;
  const title = await entryTitle(context, permissions, {
    table,
    grants: permissions.grants('read', contentType),
  });
  const id = sql.id(table.table, 'id');
  const locale = table.localized ? sql.id(table.table, 'locale') : sql`cast(null as text)`;
  const publishedAt = table.draftAndPublish
    ? sql`, ${sql.id(table.table, 'published_at')} as ${sql.id('publishedAt')}`
    : sql``;
  const select = sql`select ${id} as id, ${title} as title, ${locale} as locale${publishedAt} from ${sql.id(table.table)}
    where ${where} order by ${id} limit ${limit}`;
  const rows = await rowsOf<Omit<EntryUse, 'contentType'>>(runner, select.compile(context.database.kysely));
  return rows.map((row) => ({ ...row, contentType }));
}
