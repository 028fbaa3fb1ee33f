import type { Actor, PluginContext } from '@admin/server';
import type { Folder } from '../../folder-schemas.ts';
import { folderNotFound } from '../errors.ts';
import { presentFolder } from '../rows/file-rows.ts';
import { cleanName } from './folder-rules.ts';
import { changeFolders, destinationOf, folderOf, recordFolders } from './folder-rows.ts';
import { moveFolders } from './move-folders.ts';

/** The changes to a folder; absent properties stay unchanged. */
export interface FolderChange {
  readonly name?: string;
  readonly parent?: number | string | null;
}

/**
 * Renames or moves a folder.
 * @throws AppError NOT_FOUND (404), VALIDATION_FAILED (400)
 */
export async function updateFolder(
  { database, events, now }: Pick<PluginContext, 'database' | 'events' | 'now'>,
  { permissions }: Pick<Actor, 'permissions'>,
  { id: sentId, name, parent }: FolderChange & { readonly id: number | string },
): Promise<Folder> {
  return changeFolders(database, async (locked) => {
    const folder = folderOf(locked.folders, sentId);
    const [row] = await moveFolders(locked, database.dialect, {
      folders: [folder],
      parent: destinationOf(locked.folders, parent === undefined ? folder.parent_id : parent, 'parent'),
      ...(name !== undefined && { name: cleanName(name) }),
      at: new Date(now()).toISOString(),
      key: 'parent',
    });
    if (row === undefined) throw folderNotFound();
    await recordFolders(events, locked.transaction, permissions, [{ before: folder, after: row }]);
    return presentFolder(row);
  });
}
