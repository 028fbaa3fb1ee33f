import type { Database, DatabaseTransaction, Migration } from '@admin/server';
import { sql, type Generated, type Kysely } from 'kysely';

/** A stored file. The table belongs to the core, which returns files within entries. */
export interface FileRow {
  id: Generated<number>;
  name: string;
  alternative_text: string | null;
  caption: string | null;
  width: number | null;
  height: number | null;
  /** JSON, like the metadata of the provider. */
  formats: string | null;
  hash: string;
  ext: string | null;
  mime: string;
  /** Kilobytes. */
  size: number;
  url: string;
  preview_url: string | null;
  provider: string;
  provider_metadata: string | null;
  folder_path: string;
  folder_id: number | null;
  created_at: string;
  updated_at: string;
  created_by_id: number | null;
  updated_by_id: number | null;
}

export interface FolderRow {
  id: Generated<number>;
  name: string;
  path_id: number;
  path: string;
  parent_id: number | null;
  created_at: string;
  updated_at: string;
}

/** The tables of this plugin. */
export interface LibraryTables {
  files: FileRow;
  folders: FolderRow;
  /** The view configuration: at most one row. */
  upload_view: { id: number; page_size: number; sort: string };
}

/** Narrows a database or a transaction to these tables. */
export function libraryTables({ kysely }: Database | DatabaseTransaction): Kysely<LibraryTables> {
  return kysely;
}

/** The migrations of this plugin. */
export const libraryMigrations: readonly Migration[] = [
  {
    id: '0001-library',
    async up(db) {
      await sql`create table upload_view (
        id integer primary key, page_size integer not null, sort text not null)`.execute(db);
      // Two folders that are created concurrently must not get the same name.
      await sql`create unique index folders_by_name on folders (coalesce(parent_id, 0), name)`.execute(db);
      await sql`create index files_by_folder_id on files (folder_id)`.execute(db);
      await sql`create index files_by_creation on files (created_at, id)`.execute(db);
      await sql`create index files_by_name on files (name, id)`.execute(db);
    },
  },
  {
    id: '0002-folders-by-parent',
    async up(db) {
      // Deleting a folder looks up its subfolders.
      await sql`create index folders_by_parent on folders (parent_id)`.execute(db);
    },
  },
];
