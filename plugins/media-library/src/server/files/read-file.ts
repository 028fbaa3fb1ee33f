import type { ContentPermissions, Database, DatabaseTransaction, Actor, PluginContext } from '@admin/server';
import type { Selectable } from 'kysely';
import type { UploadedFile } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { fileNotFound } from '../errors.ts';
import { withFolders, idOf } from '../rows/file-rows.ts';
import { filesFor, whereOf, type FileAction } from '../rows/permitted.ts';
import { libraryTables, type FileRow } from '../rows/tables.ts';

/** An operation on a file, and the user who requests it. */
interface FileCall {
  readonly permissions: Pick<ContentPermissions, 'grantsOf'>;
  readonly action: FileAction;
  /** The id, as the client sent it. */
  readonly id: number | string;
}

/**
 * Returns the row of a file that the user has permission for. Every other file counts as missing.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404)
 */
export async function findFile(
  location: Database | DatabaseTransaction,
  { permissions, action, id: sent }: FileCall,
): Promise<Selectable<FileRow>> {
  const permitted = filesFor(action, permissions);
  const id = idOf(sent);
  const found =
    id === null
      ? undefined
      : await libraryTables(location)
          .selectFrom('files')
          .selectAll()
          .where('id', '=', id)
          .where(whereOf(permitted))
          .executeTakeFirst();
  if (found === undefined) throw fileNotFound();
  return found;
}

type PersonTable = Record<
  'admin_users',
  { id: number; firstname: string | null; lastname: string | null; username: string | null }
>;

/**
 * Returns a file, with its folder and the user who uploaded it.
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
