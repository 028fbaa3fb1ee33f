import {
  type PlainTable,
  forbidden,
  permittedFiles,
  type ContentPermissions,
  type RowPredicate,
} from '@admin/server';
import { sql } from 'kysely';
import type { uploadActions } from '../../upload-actions.ts';

const moments = {
  createdAt: { column: 'created_at', kind: 'datetime' },
  updatedAt: { column: 'updated_at', kind: 'datetime' },
} as const;

/** What lists of folders can be asked by. */
export const queryableFolders: PlainTable = {
  table: 'folders',
  columns: {
    id: { column: 'id', kind: 'integer' },
    name: { column: 'name', kind: 'text' },
    pathId: { column: 'path_id', kind: 'integer' },
    path: { column: 'path', kind: 'text' },
    ...moments,
  },
  searched: ['name'],
  parents: {
    get parent() {
      return { column: 'parent_id', table: queryableFolders };
    },
  },
};

/** What lists of files can be asked by. */
export const queryableFiles: PlainTable = {
  table: 'files',
  columns: {
    id: { column: 'id', kind: 'integer' },
    name: { column: 'name', kind: 'text' },
    alternativeText: { column: 'alternative_text', kind: 'text' },
    caption: { column: 'caption', kind: 'text' },
    width: { column: 'width', kind: 'integer' },
    height: { column: 'height', kind: 'integer' },
    hash: { column: 'hash', kind: 'text' },
    ext: { column: 'ext', kind: 'text' },
    mime: { column: 'mime', kind: 'text' },
    size: { column: 'size', kind: 'real' },
    url: { column: 'url', kind: 'text' },
    folderPath: { column: 'folder_path', kind: 'text' },
    ...moments,
  },
  searched: ['name', 'alternative_text', 'caption'],
  parents: { folder: { column: 'folder_id', table: queryableFolders } },
};

/** Something that is done to files that are there. */
export type FileAction = typeof uploadActions.read | typeof uploadActions.update;

/**
 * The files to which somebody may do something; null for all of them.
 * @throws AppError FORBIDDEN (403) where these can be none
 */
export function filesFor(
  action: FileAction,
  permissions: Pick<ContentPermissions, 'grantsOf'>,
): RowPredicate {
  return permittedFiles(permissions, action);
}

/** The predicate in a place that needs one. */
export function whereOf(predicate: RowPredicate) {
  return predicate ?? sql<boolean>`1 = 1`;
}

/**
 * Makes sure that somebody may do something that no single file decides.
 * @throws AppError FORBIDDEN (403)
 */
export function requireAction(action: string, permissions: Pick<ContentPermissions, 'holds'>): void {
  if (!permissions.holds(action)) throw forbidden();
}
