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

/** The query parameters of folder lists. */
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

/** The query parameters of file lists. */
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

/** An operation on existing files. */
export type FileAction = typeof uploadActions.read | typeof uploadActions.update;

/**
 * Returns the filter for files that the user has permission for; null for all files.
 * @throws AppError FORBIDDEN (403) if the user has permission for none
 */
export function filesFor(
  action: FileAction,
  permissions: Pick<ContentPermissions, 'grantsOf'>,
): RowPredicate {
  return permittedFiles(permissions, action);
}

/** Returns the predicate; for null, one that is true for every row. */
export function whereOf(predicate: RowPredicate) {
  return predicate ?? sql<boolean>`1 = 1`;
}

/**
 * Checks a permission that does not depend on a single file.
 * @throws AppError FORBIDDEN (403)
 */
export function requireAction(action: string, permissions: Pick<ContentPermissions, 'holds'>): void {
  if (!permissions.holds(action)) throw forbidden();
}
