import { fileUid, type Actor, type DatabaseTransaction, type PluginContext } from '@admin/server';
import { sql, type Selectable } from 'kysely';
import type { UploadedFile } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { inUse } from '../errors.ts';
import { presentFile } from '../rows/file-rows.ts';
import { libraryTables, type FileRow } from '../rows/tables.ts';
import { findFile } from './read-file.ts';
import { fileEvents } from './file-events.ts';
import { removeStored, storedNames } from './stored-names.ts';

/** The services that deleting files needs. */
export type DeletingServices = Pick<PluginContext, 'database' | 'events' | 'files' | 'logger'>;

/**
 * Deletes rows of files and removes the files from all entries.
 * @param onlyUnused whether nothing happens where entries use any of them
 * @throws AppError FILE_IN_USE (409)
 */
export async function deleteRows(
  { database }: Pick<PluginContext, 'database'>,
  transaction: DatabaseTransaction,
  { ids, onlyUnused }: { readonly ids: readonly number[]; readonly onlyUnused: boolean },
): Promise<void> {
  const { kysely, touch } = transaction;
  const { dialect } = database;
  const links = sql`from links where target_uid = ${fileUid} and ${dialect.inList(sql.ref('target_id'), ids)}`;
  if (onlyUnused) {
    const { rows } = await sql<{ uses: number | string }>`select count(*) as uses ${links}`.execute(kysely);
    const uses = Number(rows[0]?.uses ?? 0);
    if (uses > 0) throw inUse(uses);
  }
  const { rows: roots } = await sql<{ uid: string }>`select distinct root_uid as uid ${links}`.execute(
    kysely,
  );
  await sql`delete ${links}`.execute(kysely);
  await sql`delete from files where ${dialect.inList(sql.ref('id'), ids)}`.execute(kysely);
  touch('files');
  if (roots.length > 0) touch('links');
}

/**
 * Deletes a file of the library and its stored content.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404), FILE_IN_USE (409)
 */
export async function deleteFile(
  services: DeletingServices,
  { permissions }: Pick<Actor, 'permissions'>,
  { id, onlyUnused }: { readonly id: number | string; readonly onlyUnused: boolean },
): Promise<UploadedFile> {
  const events = await fileEvents(services, 'media.delete', permissions);
  const row: Selectable<FileRow> = await services.database.transaction(async (transaction) => {
    const found = await findFile(transaction, { permissions, action: uploadActions.update, id });
    await libraryTables(transaction)
      .selectFrom('files')
      .select('id')
      .where('id', '=', found.id)
      .modifyEnd(services.database.dialect.forUpdate)
      .execute();
    await events.runBefore(transaction, () => [{ row: found, columns: {} }]);
    await deleteRows(services, transaction, { ids: [found.id], onlyUnused });
    await events.record(transaction, [found]);
    return found;
  });
  events.emit();
  await removeStored(services, storedNames(row));
  return presentFile(row);
}
