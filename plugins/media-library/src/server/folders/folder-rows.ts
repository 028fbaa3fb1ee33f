import {
  describeChange,
  originOf,
  type Database,
  type DatabaseTransaction,
  type EntityStates,
  type PluginContext,
} from '@admin/server';
import type { Kysely, Selectable } from 'kysely';
import type { Author } from '../files/file-events.ts';
import { folderNotFound, invalid } from '../errors.ts';
import { idOf } from '../rows/file-rows.ts';
import { libraryTables, type FolderRow, type LibraryTables } from '../rows/tables.ts';

/** The locked folders inside a transaction that changes some of them. */
export interface LockedFolders {
  readonly transaction: DatabaseTransaction;
  readonly tables: Kysely<LibraryTables>;
  /** All folders, in the order of their creation. */
  readonly folders: readonly Selectable<FolderRow>[];
}

/**
 * Runs a change of folders with all folders locked: two folders that are moved into each other concurrently would
 * otherwise be lost.
 */
export async function changeFolders<Result>(
  database: Database,
  work: (locked: LockedFolders) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const tables = libraryTables(transaction);
    const folders = await tables
      .selectFrom('folders')
      .selectAll()
      .orderBy('id')
      .modifyEnd(database.dialect.forUpdate)
      .execute();
    transaction.touch('folders');
    return work({ transaction, tables, folders });
  });
}

/** Records changes of folders in their transaction. */
export async function recordFolders(
  events: Pick<PluginContext['events'], 'recordChange'>,
  { kysely }: DatabaseTransaction,
  author: Author,
  folders: readonly EntityStates<Selectable<FolderRow>>[],
): Promise<void> {
  await events.recordChange(kysely, () =>
    folders.map((states) => {
      const { id = null, name = null } = states.after ?? states.before ?? {};
      return {
        entity: { type: 'media-folder', id, label: name },
        origin: originOf(author),
        ...describeChange('media-folder', states, ({ name: named, path }) => ({ name: named, path })),
      };
    }),
  );
}

/**
 * Returns the folder with this id.
 * @throws AppError NOT_FOUND (404)
 */
export function folderOf(folders: LockedFolders['folders'], sentId: number | string): Selectable<FolderRow> {
  const id = idOf(sentId);
  const found = folders.find((folder) => folder.id === id);
  if (found === undefined) throw folderNotFound();
  return found;
}

/**
 * Returns the folders with these ids, each once.
 * @throws AppError NOT_FOUND (404)
 */
export function foldersOf(
  folders: LockedFolders['folders'],
  ids: readonly number[],
): readonly Selectable<FolderRow>[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  return [...new Set(ids)].map((id) => {
    const found = byId.get(id);
    if (found === undefined) throw folderNotFound();
    return found;
  });
}

/**
 * Returns the destination folder; null for the top level.
 * @param key the field of the request
 * @throws AppError VALIDATION_FAILED (400)
 */
export function destinationOf(
  folders: LockedFolders['folders'],
  sentId: number | string | null,
  key: string,
): Selectable<FolderRow> | null {
  if (sentId === null) return null;
  const id = idOf(sentId);
  const found = folders.find((folder) => folder.id === id);
  if (found === undefined) throw invalid([key], `${key} folder does not exist`);
  return found;
}

/** Returns whether a folder equals another one or is nested in it. */
export function liesIn(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}/`);
}
