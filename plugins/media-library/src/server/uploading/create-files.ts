import type { Actor, FormPart } from '@admin/server';
import type { UploadedFile } from '../../file-schemas.ts';
import { noFiles } from '../errors.ts';
import { fileEvents } from '../files/file-events.ts';
import { presentFile } from '../rows/file-rows.ts';
import { libraryTables } from '../rows/tables.ts';
import { contentValues, infoValues } from './file-values.ts';
import { withForm, type UploadServices } from './incoming.ts';

/**
 * Adds all files of a form to the library, or none.
 * @param owner their owner, by whose permissions they are added
 * @throws AppError FILES_EMPTY, FILE_UNUSABLE, VALIDATION_FAILED (400), UPLOAD_TOO_LARGE (413)
 */
export async function createFiles(
  services: UploadServices,
  parts: AsyncIterable<FormPart>,
  { permissions }: Pick<Actor, 'permissions'>,
): Promise<UploadedFile[]> {
  const { database, files: storage } = services;
  const { actorId } = permissions;
  const events = await fileEvents(services, 'media.create', permissions);
  const created = await withForm(services, parts, {
    // Callers without a user share one queue.
    userId: actorId ?? 0,
    validate: ({ files }) => {
      if (files.length === 0) throw noFiles();
    },
    write: ({ files, info }) =>
      database.transaction(async (transaction) => {
        const at = new Date(services.now()).toISOString();
        const sentInfo = await infoValues(database, transaction, info);
        const added = files.map((file) => ({
          name: file.name,
          alternative_text: null,
          caption: null,
          provider_metadata: null,
          preview_url: null,
          folder_id: null,
          folder_path: '/',
          ...sentInfo,
          // A name cannot apply to several files.
          ...(files.length > 1 && { name: file.name }),
          ...contentValues(file, storage),
          created_at: at,
          updated_at: at,
          created_by_id: actorId,
          updated_by_id: actorId,
        }));
        const set = await events.runBefore(transaction, () => added.map((columns) => ({ columns })));
        const rows = [];
        for (const [index, columns] of added.entries()) {
          const values = { ...columns, ...set[index] };
          const insert = libraryTables(transaction).insertInto('files').values(values).returningAll();
          rows.push(await insert.executeTakeFirstOrThrow());
        }
        transaction.touch('files');
        await events.record(transaction, rows);
        return rows.map(presentFile);
      }),
  });
  events.emit();
  return created;
}
