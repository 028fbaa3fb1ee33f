import type { PlainTable } from '@admin/server';

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
