import { sql } from 'kysely';
import { fileUid } from '../../../database/content-tables.ts';
import { originOf } from '../../../events/change-record.ts';
import { fileChanges } from '../../../events/file-changes.ts';
import type { OperationContext } from '../operation-context.ts';

/** A file that is already in the uploads folder, as the media library describes it. */
export interface ImportedFile {
  readonly name: string;
  readonly alternativeText?: string | null;
  readonly caption?: string | null;
  /** Pixels. */
  readonly width?: number | null;
  readonly height?: number | null;
  /** Smaller versions by name. */
  readonly formats?: unknown;
  /** Unique stem of the stored name. */
  readonly hash: string;
  /** With the dot: `.svg`. */
  readonly ext: string | null;
  readonly mime: string;
  /** Kilobytes. */
  readonly size: number;
  readonly url: string;
}

function valuesOf(file: ImportedFile) {
  const { name, alternativeText = null, caption = null, width = null, height = null } = file;
  const { hash, ext, mime, size, url } = file;
  const content = { hash, ext, mime, size, width, height, url };
  return { name, alternativeText, caption, folderPath: '/', ...content };
}

/** Registers files in the media library and returns their ids in the same order. */
export async function importFiles(
  context: OperationContext,
  call: { readonly files: readonly ImportedFile[]; readonly actorId?: number | null },
): Promise<readonly number[]> {
  const at = new Date(context.now()).toISOString();
  const actorId = call.actorId ?? null;
  return context.database.transaction(async ({ kysely, touch }) => {
    touch('files');
    const ids: number[] = [];
    const origin = originOf({ actorId });
    const set = await context.events.runBefore(fileChanges, 'create', kysely, () =>
      call.files.map((file) => ({ id: null, before: null, values: valuesOf(file), origin })),
    );
    const files = call.files.map((file, index) => ({ ...file, ...set[index] }));
    for (const file of files) {
      const formats =
        file.formats === undefined || file.formats === null ? null : JSON.stringify(file.formats);
      const { rows } = await sql<{ id: number }>`insert into files (
          name, alternative_text, caption, width, height, formats, hash, ext, mime, size, url, provider,
          folder_path, created_at, updated_at, created_by_id, updated_by_id
        ) values (
          ${file.name}, ${file.alternativeText ?? null}, ${file.caption ?? null}, ${file.width ?? null},
          ${file.height ?? null}, ${formats}, ${file.hash}, ${file.ext}, ${file.mime}, ${file.size}, ${file.url},
          'local', '/', ${at}, ${at}, ${actorId}, ${actorId}
        ) returning id`.execute(kysely);
      for (const row of rows) ids.push(row.id);
    }
    await context.events.runAfter(fileChanges, 'create', kysely, () =>
      files.map((file, index) => ({ id: ids[index] ?? 0, before: null, after: valuesOf(file), origin })),
    );
    await context.events.recordChange(kysely, () =>
      files.map(({ name }, index) => ({
        action: 'media.create',
        entity: { type: fileUid, id: ids[index] ?? null, label: name },
        origin,
      })),
    );
    return ids;
  });
}
