import { originOf, type Actor, type Database, type PluginContext } from '@admin/server';
import type { ViewConfiguration } from '../../endpoints.ts';
import { libraryTables } from '../rows/tables.ts';

const usual: ViewConfiguration = { pageSize: 24, sort: 'createdAt:DESC' };

/** The default view configuration. */
export async function readView(database: Database): Promise<ViewConfiguration> {
  const row = await libraryTables(database).selectFrom('upload_view').selectAll().executeTakeFirst();
  if (row === undefined) return usual;
  // The schema validated it when it was written.
  return { pageSize: row.page_size, sort: row.sort as ViewConfiguration['sort'] };
}

/** Stores the view configuration for all users. */
export async function writeView(
  { database, events }: Pick<PluginContext, 'database' | 'events'>,
  { permissions }: Pick<Actor, 'permissions'>,
  view: ViewConfiguration,
): Promise<ViewConfiguration> {
  const values = { page_size: view.pageSize, sort: view.sort };
  await database.transaction(async (transaction) => {
    await libraryTables(transaction)
      .insertInto('upload_view')
      .values({ id: 1, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    await events.recordChange(transaction.kysely, () => ({
      action: 'media-configuration.update',
      entity: { type: 'media-configuration', id: null },
      origin: originOf(permissions),
      after: view,
    }));
  });
  return view;
}
