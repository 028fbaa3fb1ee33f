import {
  AppError,
  forbidden,
  provideService,
  type ApiClient,
  type FormPart,
  type PluginContext,
} from '@admin/server';
import { clientFileActions, uploadActions } from '../../upload-actions.ts';
import { deleteFile } from '../files/delete-files.ts';
import { requireAction } from '../rows/permitted.ts';
import { createFiles } from '../uploading/create-files.ts';
import { uploadsRef } from '../../uploads.ts';

/**
 * Adds the files of a form of an API client to the library.
 * @throws AppError FORBIDDEN (403), FILE_UNUSABLE (400), UPLOAD_TOO_LARGE (413)
 */
export async function addFiles(services: PluginContext, client: ApiClient, parts: AsyncIterable<FormPart>) {
  requireAction(uploadActions.create, client.permissions);
  return createFiles(services, parts, client);
}

/** Deletes files that no entry uses, after the step that should have linked them has failed. */
export async function undoFiles(
  services: PluginContext,
  client: ApiClient,
  ids: readonly number[],
): Promise<void> {
  await Promise.allSettled(ids.map((id) => deleteFile(services, client, { id, onlyUnused: true })));
}

/** The service through which routes of other plugins add files. */
export const providedUploads = provideService({
  ref: uploadsRef,
  factory: (_needs, services) => ({
    async add(client, parts) {
      if (client.allows?.(clientFileActions.upload) !== true) throw forbidden();
      try {
        return (await addFiles(services, client, parts)).map(({ id }) => id);
      } catch (error) {
        if (error instanceof AppError && error.code === 'FILES_EMPTY') return [];
        throw error;
      }
    },
    undo: (client, ids) => undoFiles(services, client, ids),
  }),
});
