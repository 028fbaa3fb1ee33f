import type { EntryAction } from '@admin/content-model';
import type { Kysely } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import type { ContentPermissions } from './content-permissions.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { requireGrantsOnEntry } from './entry-grants.ts';

const actions = ['read', 'update'] as const satisfies readonly EntryAction[];

/**
 * Refuses to make an entry in another language of an entry that one may not read or change. Both share values: the
 * new one is filled with those of the original, and changes of the new one change the original. In which language
 * somebody may work does not count here, as that is what translating crosses; what they may do nowhere they cannot
 * gain by it.
 * @throws AppError FORBIDDEN (403)
 */
export async function requireTranslatable(
  kysely: Kysely<DynamicTables>,
  table: EntryTable,
  permissions: ContentPermissions,
  original: { readonly id: number; readonly locale: string },
): Promise<void> {
  for (const action of actions) {
    const grants = permissions.grants(action, table.contentType);
    if (grants.length === 0) continue;
    const inAnyLanguage = grants.map((grant) => ({ ...grant, locales: 'all' as const }));
    await requireGrantsOnEntry(kysely, table, inAnyLanguage, original);
  }
}
