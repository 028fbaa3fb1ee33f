import {
  compilePlainQuery,
  rowsOf,
  type ContentPermissions,
  type Database,
  type PluginContext,
} from '@admin/server';
import { sql, type Selectable } from 'kysely';
import type { CountedFolder, FolderDetails, FolderNode, NestedFolder } from '../../folder-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { filesFor, whereOf, queryableFolders } from '../rows/permitted.ts';
import { presentFolder } from '../rows/file-rows.ts';
import { libraryTables, type FolderRow } from '../rows/tables.ts';
import { folderOf } from './folder-rows.ts';
import { byParent } from './folder-tree.ts';

type Services = Pick<PluginContext, 'database'>;

/** The number of folder levels that a response nests; new folders have at most `maxLevels`. */
const maxNested = 100;

type CountRow = { readonly parent: number; readonly total: number | string };

async function countsBy(database: Database, column: string, from: ReturnType<typeof sql>) {
  const select = sql`select ${sql.id(column)} as parent, count(*) as total ${from}
    and ${sql.id(column)} is not null group by ${sql.id(column)}`;
  const rows = await rowsOf<CountRow>(database.kysely, select.compile(database.kysely));
  return new Map(rows.map(({ parent, total }) => [parent, Number(total)]));
}

/** Returns folders with the number of direct children that the user may see. */
async function counted(
  { database }: Services,
  permissions: ContentPermissions,
  rows: readonly Selectable<FolderRow>[],
): Promise<CountedFolder[]> {
  const seen = permissions.holds(uploadActions.read)
    ? whereOf(filesFor(uploadActions.read, permissions))
    : sql`1 = 0`;
  const [children, files] = await Promise.all([
    countsBy(database, 'parent_id', sql`from folders where 1 = 1`),
    countsBy(database, 'folder_id', sql`from files where ${seen}`),
  ]);
  return rows.map((row) => ({
    ...presentFolder(row),
    children: { count: children.get(row.id) ?? 0 },
    files: { count: files.get(row.id) ?? 0 },
  }));
}

/**
 * Returns all folders that match a query.
 * @throws AppError QUERY_INVALID (400)
 */
export async function listFolders(
  services: Services,
  permissions: ContentPermissions,
  query: Readonly<Record<string, unknown>>,
): Promise<CountedFolder[]> {
  const { dialect, kysely, background } = services.database;
  const { where, orderBy } = compilePlainQuery(dialect, queryableFolders, query);
  const listed = sql`select folders.* from folders where ${whereOf(where)} order by ${orderBy}`;
  const rows = await rowsOf<Selectable<FolderRow>>(background, listed.compile(kysely));
  return counted(services, permissions, rows);
}

function allFolders({ database }: Services) {
  return libraryTables(database).selectFrom('folders').selectAll().orderBy('name').orderBy('id').execute();
}

/**
 * Returns a folder with its parent and the number of its children.
 * @throws AppError NOT_FOUND (404)
 */
export async function readFolder(
  services: Services,
  permissions: ContentPermissions,
  sentId: number | string,
): Promise<FolderDetails> {
  const folders = await allFolders(services);
  const row = folderOf(folders, sentId);
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const parents: Selectable<FolderRow>[] = [];
  for (let next = byId.get(row.parent_id ?? 0); next !== undefined; next = byId.get(next.parent_id ?? 0)) {
    if (parents.length === maxNested) break;
    parents.push(next);
  }
  let parent: NestedFolder | null = null;
  for (const outer of parents.toReversed()) parent = { ...presentFolder(outer), parent };
  const [folder] = await counted(services, permissions, [row]);
  const { children = { count: 0 }, files = { count: 0 } } = folder ?? {};
  return { ...presentFolder(row), children, files, parent };
}

/**
 * Returns the tree of folders, sorted by name. Folders below level `maxNested`, which older versions permitted, are
 * listed in their ancestor at that level, so that no client has to recurse deeper.
 */
export async function readFolderTree(services: Services): Promise<FolderNode[]> {
  const rows = await allFolders(services);
  const inside = byParent(rows);
  const top: FolderNode[] = [];
  const left: { parentId: number | null; level: number; into: FolderNode[] }[] = [
    { parentId: null, level: 1, into: top },
  ];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { parentId, level, into } = next;
    for (const { id, name } of inside.get(parentId) ?? []) {
      const children: FolderNode[] = [];
      into.push({ id, name, children });
      left.push({ parentId: id, level: level + 1, into: level < maxNested ? children : into });
    }
  }
  return top;
}
