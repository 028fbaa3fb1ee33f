import type { Actor, PluginContext } from '@admin/server';
import type { UploadedFile } from '../../file-shapes.ts';
import { uploadActions } from '../../upload-actions.ts';
import { withFolders } from '../rows/folders-of.ts';
import { findFile } from './find-file.ts';
import { fileNotFound } from '../errors.ts';

type PersonTable = Record<
  'admin_users',
  { id: number; firstname: string | null; lastname: string | null; username: string | null }
>;

/**
 * One file, with its folder and who uploaded it.
 * @throws AppError NOT_FOUND (404)
 */
export async function readFile(
  { database }: Pick<PluginContext, 'database'>,
  { permissions }: Pick<Actor, 'permissions'>,
  id: number | string,
): Promise<UploadedFile> {
  const row = await findFile(database, { permissions, action: uploadActions.read, id });
  const [file] = await withFolders(database, [row]);
  if (file === undefined) throw fileNotFound();
  if (row.created_by_id === null) return file;
  const createdBy = await database.kysely
    .withTables<PersonTable>()
    .selectFrom('admin_users')
    .select(['id', 'firstname', 'lastname', 'username'])
    .where('id', '=', row.created_by_id)
    .executeTakeFirst();
  return createdBy === undefined ? file : { ...file, createdBy };
}
