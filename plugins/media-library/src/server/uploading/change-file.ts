import type { Actor, FormPart } from '@admin/server';
import type { Selectable } from 'kysely';
import type { UploadedFile } from '../../file-schemas.ts';
import { uploadActions } from '../../upload-actions.ts';
import { invalid, unusable } from '../errors.ts';
import { findFile } from '../files/read-file.ts';
import { removeStored, storedNames } from '../files/stored-names.ts';
import { fileEvents } from '../files/file-events.ts';
import { presentFile } from '../rows/file-rows.ts';
import { libraryTables, type FileRow } from '../rows/tables.ts';
import { contentValues, infoValues } from './file-values.ts';
import { withForm, type StoredForm, type UploadServices } from './incoming.ts';

/** Returns the kind of a file, which media fields can restrict. */
function kindOf(mime: string): string {
  const [kind = ''] = mime.split('/');
  return ['image', 'video', 'audio'].includes(kind) ? kind : 'file';
}

/** Throws if the new file is of another kind, which media fields of entries may not accept. */
function requireSameKind(before: Selectable<FileRow>, { files: [file] }: StoredForm): void {
  if (file !== undefined && kindOf(file.mime) !== kindOf(before.mime)) {
    throw unusable(file.name, 'a file can only be replaced by a file of the same kind');
  }
}

/**
 * Changes the metadata of a file and, if a file is sent, its content. Links to the file stay valid; new content gets a
 * new address, so that no cache shows the old content.
 * @throws AppError FORBIDDEN (403), NOT_FOUND (404), and as adding files does
 */
export async function changeFile(
  services: UploadServices,
  { permissions }: Pick<Actor, 'permissions'>,
  call: { readonly id: number | string; readonly parts: AsyncIterable<FormPart> },
): Promise<UploadedFile> {
  const { database, files: storage } = services;
  const requested = { permissions, action: uploadActions.update, id: call.id };
  // Checked before the upload is received.
  await findFile(database, requested);
  const events = await fileEvents(services, 'media.update', permissions);
  const { before, after } = await withForm(services, call.parts, {
    userId: permissions.actorId ?? 0,
    validate: ({ files }) => {
      if (files.length > 1) throw invalid(['files'], 'files must be one file');
    },
    write: (form) =>
      database.transaction(async (transaction) => {
        const tables = libraryTables(transaction);
        const { id } = await findFile(transaction, requested);
        const row = await tables
          .selectFrom('files')
          .selectAll()
          .where('id', '=', id)
          .modifyEnd(database.dialect.forUpdate)
          .executeTakeFirstOrThrow();
        requireSameKind(row, form);
        const [file] = form.files;
        const columns = {
          // The focal point belongs to the old picture.
          ...(file && { name: file.name, provider_metadata: null, ...contentValues(file, storage) }),
          ...(await infoValues(database, transaction, form.info)),
        };
        const [set] = await events.runBefore(transaction, () => [{ row, columns }]);
        const changed = await tables
          .updateTable('files')
          .set({
            ...columns,
            ...set,
            updated_at: new Date(services.now()).toISOString(),
            updated_by_id: permissions.actorId,
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        transaction.touch('files');
        await events.record(transaction, [changed], [row]);
        return { before: row, after: changed };
      }),
  });
  events.emit();
  const still = new Set(storedNames(after));
  await removeStored(
    services,
    storedNames(before).filter((name) => !still.has(name)),
  );
  return presentFile(after);
}
