import { AppError, route, type ApiClient, type PluginContext, type Route } from '@admin/server';
import { clientFileEndpoints, type ClientFile } from '../../endpoints.ts';
import type { UploadedFile } from '../../file-schemas.ts';
import { fileNotFound } from '../errors.ts';
import { deleteFile } from '../files/delete-files.ts';
import { listFiles } from '../files/list-files.ts';
import { readFile } from '../files/read-file.ts';
import { changeFile } from '../uploading/change-file.ts';
import { addFiles, undoFiles } from './client-uploads.ts';
import { linkFiles, withReference } from './link-files.ts';

/** Files of a list without `pageSize`. */
const defaultPageSize = 100;

function present(file: UploadedFile): ClientFile {
  const { folderPath: _path, folder: _folder, isUrlSigned: _signed, createdBy: _uploader, ...shown } = file;
  return shown;
}

/** Runs an upload; an empty form has the error that API clients expect. */
async function uploading<Result>(upload: () => Promise<Result>): Promise<Result> {
  try {
    return await upload();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'FILES_EMPTY') throw error;
    const { status, code, message } = error;
    throw new AppError({ name: 'ValidationError', status, code, message });
  }
}

/** Adds the files of a form to the library, and to the entry that the form names. */
async function upload(
  services: PluginContext,
  client: ApiClient,
  form: Parameters<typeof withReference>[0],
): Promise<ClientFile[]> {
  const { parts, reference } = withReference(form);
  const files = await uploading(() => addFiles(services, client, parts));
  try {
    await linkFiles(services, client, { reference: reference(), ids: files.map(({ id }) => id) });
  } catch (error) {
    await undoFiles(
      services,
      client,
      files.map(({ id }) => id),
    );
    throw error;
  }
  return files.map(present);
}

/** The routes of files for API clients. */
export const clientFileRoutes: readonly Route[] = [
  route(clientFileEndpoints.upload, async ({ services, apiClient, query: { id }, form }) => {
    if (id === undefined) return upload(services, apiClient, form());
    return present(await changeFile(services, apiClient, { id, parts: form() }));
  }),
  route(clientFileEndpoints.list, async ({ services, apiClient, rawQuery }) => {
    const query = { pageSize: defaultPageSize, ...rawQuery };
    const { results } = await listFiles(services, apiClient.permissions, query);
    return results.map(present);
  }),
  route(clientFileEndpoints.read, async ({ services, apiClient, params: { id } }) => {
    try {
      return present(await readFile(services, apiClient, id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'FORBIDDEN') throw fileNotFound();
      throw error;
    }
  }),
  route(clientFileEndpoints.delete, async ({ services, apiClient, params: { id } }) =>
    present(await deleteFile(services, apiClient, { id, onlyUnused: false })),
  ),
];
