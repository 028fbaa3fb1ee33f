import type { ContentPermissions, Database, DatabaseTransaction } from '@admin/server';
import type { Selectable } from 'kysely';
import { fileNotFound } from '../errors.ts';
import { idOf } from '../rows/id-of.ts';
import { filesFor, whereOf, type FileAction } from '../rows/permitted.ts';
import { libraryTables, type FileRow } from '../rows/tables.ts';

/** What is to be done to a file, and who wants to. */
export interface FileCall {
  readonly permissions: Pick<ContentPermissions, 'grantsOf'>;
  readonly action: FileAction;
  /** As it was sent. */
  readonly id: number | string;
}

/**
 * The row of a file to which somebody may do something. One that they may not touch is not there for them.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404)
 */
export async function findFile(
  place: Database | DatabaseTransaction,
  { permissions, action, id: sent }: FileCall,
): Promise<Selectable<FileRow>> {
  const permitted = filesFor(action, permissions);
  const id = idOf(sent);
  const found =
    id === null
      ? undefined
      : await libraryTables(place)
          .selectFrom('files')
          .selectAll()
          .where('id', '=', id)
          .where(whereOf(permitted))
          .executeTakeFirst();
  if (found === undefined) throw fileNotFound();
  return found;
}
