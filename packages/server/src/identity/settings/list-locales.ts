import type { Locale } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';

type Tables = Record<
  'locales',
  { id: number; code: string; name: string; is_default: number; created_at: string; updated_at: string }
>;

/** The languages that content exists in, in the order in which they were added. */
export async function listLocales({ database }: Pick<IdentityContext, 'database'>): Promise<Locale[]> {
  const rows = await database.kysely
    .withTables<Tables>()
    .selectFrom('locales')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isDefault: row.is_default === 1,
  }));
}
