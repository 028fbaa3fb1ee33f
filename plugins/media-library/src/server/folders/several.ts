import type { Actor, PluginContext } from '@admin/server';
import { sql, type Selectable } from 'kysely';
import type { UploadedFile } from '../../file-schemas.ts';
import type { Folder } from '../../folder-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { fault, fileNotFound, invalid } from '../errors.ts';
import { deleteRows, type DeletingServices } from '../files/delete-files.ts';
import { fileEvents, type FileTexts } from '../files/file-events.ts';
import { removeStored, storedNames } from '../files/stored-names.ts';
import { filesFor, whereOf } from '../rows/permitted.ts';
import { presentFile, presentFolder } from '../rows/file-rows.ts';
import type { FileRow } from '../rows/tables.ts';
import { changeFolders, destinationOf, foldersOf, recordFolders, type LockedFolders } from './folder-rows.ts';
import { byParent, withDescendants } from './folder-tree.ts';
import { moveFolders } from './move-folders.ts';

/** Files and folders by their ids. */
export interface ItemIds {
  readonly fileIds?: readonly number[];
  readonly folderIds?: readonly number[];
}

/** The changed files and folders. */
export interface FilesAndFolders {
  readonly files: UploadedFile[];
  readonly folders: Folder[];
}

type Services = Pick<PluginContext, 'database' | 'events' | 'now'>;
type Person = Pick<Actor, 'permissions'>;

/** Returns an error if the body names neither files nor folders. */
export function validateItems(body: unknown) {
  const { fileIds = [], folderIds = [] } = (body ?? {}) as ItemIds;
  const isEmpty =
    Array.isArray(fileIds) && Array.isArray(folderIds) && fileIds.length + folderIds.length === 0;
  return isEmpty ? [fault([], 'fileIds or folderIds must name something')] : [];
}

/**
 * Returns the locked rows of files, if the user may change all of them.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404)
 */
async function changeableFiles(
  { database }: Services,
  { transaction }: LockedFolders,
  { permissions }: Person,
  where: ReturnType<typeof sql>,
): Promise<readonly Selectable<FileRow>[]> {
  const permitted = whereOf(filesFor(uploadActions.update, permissions));
  const { rows } = await sql<Selectable<FileRow> & { readonly is_permitted: number }>`
    select files.*, (case when ${permitted} then 1 else 0 end) as is_permitted
    from files where ${where} order by id ${database.dialect.forUpdate}`.execute(transaction.kysely);
  if (rows.some((row) => row.is_permitted !== 1)) throw fileNotFound();
  return rows;
}

async function namedFiles(
  services: Services,
  locked: LockedFolders,
  person: Person,
  ids: readonly number[],
): Promise<readonly Selectable<FileRow>[]> {
  const wanted = new Set(ids);
  const inIds = services.database.dialect.inList(sql.ref('id'), [...wanted]);
  const rows = await changeableFiles(services, locked, person, sql`${inIds}`);
  if (rows.length < wanted.size) throw fileNotFound();
  return rows;
}

/** Writes the texts that hooks set on a moved file. */
async function setTexts({ tables }: LockedFolders, id: number | undefined, columns: FileTexts) {
  if (id === undefined || Object.keys(columns).length === 0) return;
  await tables.updateTable('files').set(columns).where('id', '=', id).execute();
}

/**
 * Moves files and folders to another folder.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404), VALIDATION_FAILED (400)
 */
export async function moveSeveral(
  services: Services,
  person: Person & { readonly user: { readonly id: number } },
  call: ItemIds & { readonly destinationFolderId?: number | string | null },
): Promise<FilesAndFolders> {
  const { fileIds = [], folderIds = [], destinationFolderId = null } = call;
  const at = new Date(services.now()).toISOString();
  const events = await fileEvents(services, 'media.update', person.permissions);
  const done = await changeFolders(services.database, async (locked) => {
    const destination = destinationOf(locked.folders, destinationFolderId, 'destinationFolderId');
    const files = await namedFiles(services, locked, person, fileIds);
    const folders = await moveFolders(locked, services.database.dialect, {
      folders: foldersOf(locked.folders, folderIds),
      parent: destination,
      at,
      key: 'destinationFolderId',
    });
    const location = {
      folder_id: destination?.id ?? null,
      // Moving a folder into itself is refused, so the destination has not moved.
      folder_path: destination?.path ?? '/',
      updated_at: at,
      updated_by_id: person.user.id,
    };
    const set = await events.runBefore(locked.transaction, () =>
      files.map((row) => ({ row, columns: { folder_path: location.folder_path } })),
    );
    for (const [index, columns] of set.entries()) {
      await setTexts(locked, files[index]?.id, columns);
    }
    if (files.length > 0) {
      const ids = files.map(({ id }) => id);
      await locked.tables
        .updateTable('files')
        .set(location)
        .where(services.database.dialect.inList(sql.ref('id'), ids))
        .execute();
      locked.transaction.touch('files');
    }
    const moved = files.map((file, index) => ({ ...file, ...set[index], ...location }));
    await events.record(locked.transaction, moved, files);
    const byId = new Map(locked.folders.map((folder) => [folder.id, folder]));
    const moves = folders.flatMap((after) => {
      const before = byId.get(after.id);
      return before ? [{ before, after }] : [];
    });
    await recordFolders(services.events, locked.transaction, person.permissions, moves);
    return { files: moved.map(presentFile), folders: folders.map(presentFolder) };
  });
  events.emit();
  return done;
}

/** The maximum number of files that one call deletes. */
const maxDeleted = 10_000;

/**
 * Deletes files, and folders with their contents.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404), FILE_IN_USE (409)
 */
export async function deleteSeveral(
  services: DeletingServices & Services,
  person: Person,
  { fileIds = [], folderIds = [], onlyUnused = false }: ItemIds & { readonly onlyUnused?: boolean },
): Promise<FilesAndFolders> {
  const events = await fileEvents(services, 'media.delete', person.permissions);
  const gone = await changeFolders(services.database, async (locked) => {
    const named = foldersOf(locked.folders, folderIds);
    const inside = withDescendants(named, byParent(locked.folders)).map(({ folder }) => folder.id);
    const { dialect } = services.database;
    const inFolders = dialect.inList(sql.ref('folder_id'), inside);
    const inFolder = await changeableFiles(services, locked, person, sql`${inFolders}`);
    const others = await namedFiles(services, locked, person, fileIds);
    const files = [...new Map([...others, ...inFolder].map((file) => [file.id, file])).values()];
    if (files.length > maxDeleted) {
      throw invalid([], `${maxDeleted} files can be deleted together at most`);
    }
    await events.runBefore(locked.transaction, () => files.map((row) => ({ row, columns: {} })));
    await deleteRows(services, locked.transaction, { ids: files.map(({ id }) => id), onlyUnused });
    // References between folders are checked when the statement ends.
    if (inside.length > 0) {
      await locked.tables
        .deleteFrom('folders')
        .where(dialect.inList(sql.ref('id'), inside))
        .execute();
    }
    await events.record(locked.transaction, files);
    const insideIds = new Set(inside);
    const deleted = locked.folders.filter(({ id }) => insideIds.has(id)).map((before) => ({ before }));
    await recordFolders(services.events, locked.transaction, person.permissions, deleted);
    return { files, folders: named };
  });
  events.emit();
  await removeStored(services, gone.files.flatMap(storedNames));
  return { files: gone.files.map(presentFile), folders: gone.folders.map(presentFolder) };
}
