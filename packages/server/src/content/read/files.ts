import { sql } from 'kysely';
import { rowsOf } from '../../database/database.ts';
import { fileUid } from '../../database/content-tables.ts';
import { permittedFiles, readFiles } from '../permissions/permitted-rows.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import { fieldKey } from '../storage/relation-end.ts';
import type { Reader } from './linked-entries.ts';
import { statement, type Statement } from './statement.ts';

/** A file of the media library, as presented in entries. */
export type PresentedFile = Readonly<Record<string, unknown>> & { readonly id: number };

/** Files by the `fieldKey` of their attribute, in the order of the attribute. */
export type FilesByField = ReadonlyMap<string, readonly PresentedFile[]>;

interface FileRow {
  readonly id: number;
  readonly source_uid: string;
  readonly source_id: number;
  readonly field: string;
  readonly formats: string | null;
  readonly provider_metadata: string | null;
  readonly folder_id: number | null;
  readonly folder_path: string;
  readonly [column: string]: unknown;
}

const statements = new WeakMap<
  ContentStorage,
  { readonly ofRoot: Statement; readonly ofSources: Statement }
>();

/** Reads the files of one entry, those of its components included. */
export async function filesOfEntry(reader: Reader, uid: string, id: number): Promise<FilesByField> {
  const query = prepared(reader.storage).ofRoot(fileUid, uid, id);
  return grouped(reader, await rowsOf<FileRow>(reader.kysely, query));
}

/** Reads the files of the entries' attributes, without those of their components. */
export async function filesOfRows(
  reader: Reader,
  uid: string,
  ids: readonly number[],
): Promise<FilesByField> {
  const list = reader.storage.database.dialect.listParameter(ids);
  const query = prepared(reader.storage).ofSources(fileUid, uid, list);
  return grouped(reader, await rowsOf<FileRow>(reader.kysely, query));
}

function prepared(storage: ContentStorage): { readonly ofRoot: Statement; readonly ofSources: Statement } {
  const known = statements.get(storage);
  if (known) return known;
  const { database } = storage;
  const select = sql`select l.source_uid, l.source_id, l.field, f.*
    from links l join files f on f.id = l.target_id
    where l.target_uid = ${''}`;
  const order = sql`order by l.source_uid, l.source_id, l.field, l.position, l.id`;
  const made = {
    ofRoot: statement(database, sql`${select} and l.root_uid = ${''} and l.root_id = ${0} ${order}`),
    ofSources: statement(
      database,
      sql`${select} and l.source_uid = ${''} and ${database.dialect.inList(sql.ref('l.source_id'), [])} ${order}`,
    ),
  };
  statements.set(storage, made);
  return made;
}

async function grouped(reader: Reader, rows: readonly FileRow[]): Promise<FilesByField> {
  const folders = await fileFolders(reader, rows);
  const files = new Map<string, PresentedFile[]>();
  for (const row of rows) {
    const key = fieldKey(row.source_uid, row.source_id, row.field);
    const file = presentFile(row, folders.get(row.id));
    const list = files.get(key);
    if (list) list.push(file);
    else files.set(key, [file]);
  }
  return files;
}

/** @param folder its location in the library; undefined for actors who may not read the file there */
function presentFile(row: FileRow, folder: FileFolder | undefined): PresentedFile {
  return {
    id: row.id,
    name: row['name'],
    alternativeText: row['alternative_text'],
    caption: row['caption'],
    width: row['width'],
    height: row['height'],
    formats: parsed(row.formats),
    hash: row['hash'],
    ext: row['ext'],
    mime: row['mime'],
    size: row['size'],
    url: row['url'],
    previewUrl: row['preview_url'],
    provider: row['provider'],
    // Contains the focal point of the image.
    provider_metadata: parsed(row.provider_metadata),
    ...(folder && { folderPath: folder.folderPath }),
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    ...(folder && { folder: folder.folder }),
  };
}

function parsed(text: string | null): unknown {
  return text === null ? null : (JSON.parse(text) as unknown);
}

/** The location of a file in the library, as presented in entries. */
export interface FileFolder {
  readonly folderPath: string;
  /** Null for the top level. */
  readonly folder: Readonly<Record<string, unknown>> | null;
}

interface LocatedFile {
  readonly id: number;
  readonly folder_id: number | null;
  readonly folder_path: string;
}

interface FolderRow {
  readonly id: number;
  readonly name: string;
  readonly path_id: number;
  readonly path: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Returns the ids of the files that the actor may read in the library. */
async function readableIds(
  { storage, kysely, permissions }: Reader,
  files: readonly LocatedFile[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(files.map(({ id }) => id))];
  const permitted = permittedFiles(permissions);
  if (permitted === null) return new Set(ids);
  const inIds = storage.database.dialect.inList(sql.ref('files.id'), ids);
  const { rows } = await sql<{
    id: number;
  }>`select files.id from files where ${inIds} and ${permitted}`.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the folders of the files that the actor may read in the library, by file id. Runs no statement if the actor
 * may read no file, or if they may read all files and none is in a folder.
 */
export async function fileFolders(
  reader: Reader,
  files: readonly LocatedFile[],
): Promise<ReadonlyMap<number, FileFolder>> {
  if (files.length === 0 || reader.permissions.grantsOf(readFiles).length === 0) return new Map();
  const readable = await readableIds(reader, files);
  const shown = files.filter(({ id }) => readable.has(id));
  const ids = [...new Set(shown.flatMap(({ folder_id: id }) => id ?? []))];
  const folders = new Map<number | null, FileFolder['folder']>();
  if (ids.length > 0) {
    const inIds = reader.storage.database.dialect.inList(sql.ref('id'), ids);
    const { rows } = await sql<FolderRow>`select * from folders where ${inIds}`.execute(reader.kysely);
    for (const { id, name, path_id: pathId, path, ...row } of rows) {
      folders.set(id, { id, name, pathId, path, createdAt: row.created_at, updatedAt: row.updated_at });
    }
  }
  return new Map(
    shown.map((file) => [
      file.id,
      { folderPath: file.folder_path, folder: folders.get(file.folder_id) ?? null },
    ]),
  );
}
