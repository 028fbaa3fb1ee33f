import type { DialectCapabilities } from '@admin/server';
import { sql, type Selectable } from 'kysely';
import { invalid } from '../errors.ts';
import type { FolderRow } from '../rows/tables.ts';
import { requireDepth, nameTaken } from './folder-rules.ts';
import { liesIn, type LockedFolders } from './folder-rows.ts';
import { byParent, depthOf, withDescendants } from './folder-tree.ts';

type Row = Selectable<FolderRow>;

/** Folders and their new location. */
export interface FolderMove {
  readonly folders: readonly Row[];
  /** The destination folder; null for the top level. */
  readonly parent: Row | null;
  /** A new name, if a single folder is renamed. */
  readonly name?: string;
  /** ISO 8601. */
  readonly at: string;
  /** The field of the request that contains the destination. */
  readonly key: string;
}

function requireFreeNames(all: readonly Row[], { folders, parent, name }: FolderMove): void {
  const parentId = parent?.id ?? null;
  const owners = new Map<string, number>();
  for (const folder of all) if (folder.parent_id === parentId) owners.set(folder.name, folder.id);
  for (const folder of folders) {
    const wanted = name ?? folder.name;
    if ((owners.get(wanted) ?? folder.id) !== folder.id) throw nameTaken();
    owners.set(wanted, folder.id);
  }
}

/** Returns the ids of the folders whose paths change. */
function affectedBy(all: readonly Row[], { folders, parent, key }: FolderMove): readonly number[] {
  const moved = new Set(folders.map(({ id }) => id));
  // A moved folder leaves its parent.
  const inside = byParent(all.filter(({ id }) => !moved.has(id)));
  const affected = withDescendants(folders, inside);
  for (const { folder, level } of affected) {
    const depth = depthOf(parent?.path) + 1 + level;
    // Folders that older versions nested deeper may move up.
    if (depth > depthOf(folder.path)) requireDepth(depth, key);
  }
  return affected.map(({ folder }) => folder.id);
}

/**
 * Moves folders with their contents to a folder, in three statements for any number of folders.
 * @returns the moved folders in their order
 * @throws AppError VALIDATION_FAILED (400)
 */
export async function moveFolders(
  { tables, folders: all, transaction: { kysely, touch } }: LockedFolders,
  { inList }: Pick<DialectCapabilities, 'inList'>,
  move: FolderMove,
): Promise<readonly Row[]> {
  const { folders, parent, name, at, key } = move;
  if (folders.length === 0) return [];
  if (parent !== null && folders.some(({ path }) => liesIn(parent.path, path))) {
    throw invalid([key], 'folder cannot be moved inside itself');
  }
  requireFreeNames(all, move);
  const affected = affectedBy(all, move);
  const ids = folders.map(({ id }) => id);
  await tables
    .updateTable('folders')
    .set({ ...(name !== undefined && { name }), parent_id: parent?.id ?? null, updated_at: at })
    .where(inList(sql.ref('id'), ids))
    .execute();
  await sql`with recursive moved (id, path) as (
      select id, cast(${parent?.path ?? ''} as text) || '/' || path_id from folders
      where ${inList(sql.ref('id'), ids)}
      union all
      select folders.id, moved.path || '/' || folders.path_id
      from folders join moved on folders.parent_id = moved.id)
    update folders set path = moved.path from moved
    where moved.id = folders.id and folders.path <> moved.path`.execute(kysely);
  const { numAffectedRows = 0n } = await sql`update files set folder_path = folders.path from folders
    where files.folder_id = folders.id and files.folder_path <> folders.path
    and ${inList(sql.ref('files.folder_id'), affected)}`.execute(kysely);
  if (numAffectedRows > 0n) touch('files');
  const rows = await tables
    .selectFrom('folders')
    .selectAll()
    .where(inList(sql.ref('id'), ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
