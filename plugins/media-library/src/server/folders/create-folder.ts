import { randomInt, randomUUID } from 'node:crypto';
import { DatabaseError, type Actor, type PluginContext } from '@admin/server';
import type { Folder } from '../../folder-schemas.ts';
import { invalid } from '../errors.ts';
import { presentFolder } from '../rows/file-rows.ts';
import { requireDepth, cleanName, nameTaken, requireFreeName } from './folder-rules.ts';
import { changeFolders, destinationOf, recordFolders } from './folder-rows.ts';
import { depthOf } from './folder-tree.ts';

/** A folder to create. */
export interface NewFolder {
  readonly name: string;
  readonly parent?: number | string | null;
}

/** The maximum number of folders; every page of the library requests all of them. */
const maxFolders = 5000;

/**
 * Creates a folder.
 * @throws AppError VALIDATION_FAILED (400)
 */
export async function createFolder(
  { database, events, now }: Pick<PluginContext, 'database' | 'events' | 'now'>,
  { permissions }: Pick<Actor, 'permissions'>,
  { name: sentName, parent: sentParent = null }: NewFolder,
): Promise<Folder> {
  const name = cleanName(sentName);
  try {
    return await changeFolders(database, async ({ transaction, tables, folders }) => {
      const parent = destinationOf(folders, sentParent, 'parent');
      requireDepth(depthOf(parent?.path) + 1, 'parent');
      requireFreeName(folders, { name, parentId: parent?.id ?? null });
      if (folders.length >= maxFolders) throw invalid(['name'], `There can be ${maxFolders} folders at most`);
      const at = new Date(now()).toISOString();
      const { id } = await tables
        .insertInto('folders')
        .values({
          name,
          parent_id: parent?.id ?? null,
          // Both contain the id of the folder, which is known only after the insert.
          path_id: -randomInt(1, 2 ** 31),
          path: randomUUID(),
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const path = `${parent?.path ?? ''}/${id}`;
      const row = await tables
        .updateTable('folders')
        .set({ path_id: id, path })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordFolders(events, transaction, permissions, [{ after: row }]);
      return presentFolder(row);
    });
  } catch (error) {
    // Without any folder there was no row to lock.
    if (error instanceof DatabaseError && error.kind === 'unique') throw nameTaken();
    throw error;
  }
}
