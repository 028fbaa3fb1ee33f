import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { OperationContext } from '../operation-context.ts';

/** How many entries of a content type there are. */
export interface EntriesOfType {
  readonly uid: string;
  readonly displayName: string;
  readonly count: number;
}

/**
 * Counts all entries of a locale, whoever may read them: for those who decide about the locale itself. Types without
 * entries in it are left out.
 */
export async function countEntriesOfLocale(
  { database, storage }: Pick<OperationContext, 'database' | 'storage'>,
  { locale }: { readonly locale: string },
): Promise<EntriesOfType[]> {
  const counted: EntriesOfType[] = [];
  for (const { uid, table, localized, contentType } of storage.tables.values()) {
    if (!localized) continue;
    const query = sql`select count(*) as count from ${sql.id(table)} where locale = ${locale}`;
    const [row] = await rowsOf<{ readonly count: number | string }>(
      database.background,
      query.compile(database.kysely),
    );
    // PostgreSQL gives counts as text.
    const count = Number(row?.count ?? 0);
    if (count > 0) counted.push({ uid, displayName: contentType.info.displayName, count });
  }
  return counted;
}
