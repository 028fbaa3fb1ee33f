import type { HttpClient } from '@admin/shell';
import type { FileInfo, UploadedFile } from '../../file-schemas.ts';
import { libraryClient } from './library-queries.ts';

/** The options of an upload. */
export interface Sending {
  readonly signal?: AbortSignal;
  /** @param share the part of the file that is sent, 0 to 1 */
  readonly onProgress?: (share: number) => void;
}

function formOf(info: FileInfo, file?: File): FormData {
  const form = new FormData();
  if (file) form.append('files', file, file.name);
  form.append('fileInfo', JSON.stringify(info));
  return form;
}

/** Returns the only file of a response. */
function single(response: UploadedFile | UploadedFile[]): UploadedFile {
  const file = Array.isArray(response) ? response[0] : response;
  if (!file) throw new Error('The response to an upload contains no file.');
  return file;
}

/** Adds a file to the library. Rejects with the error of the request. */
export async function sendFile(
  http: HttpClient,
  file: File,
  info: FileInfo,
  { signal, onProgress }: Sending = {},
): Promise<UploadedFile> {
  const response = await libraryClient(http).call('POST /upload', {
    body: formOf({ name: file.name, ...info }, file),
    ...(signal && { signal }),
    ...(onProgress && { onSent: onProgress }),
  });
  return single(response);
}

/** The metadata of a file; absent values stay unchanged. */
export interface FileChange {
  readonly info?: FileInfo;
  readonly content?: File;
}

/** Changes the metadata or the content of a file; its id and its links stay valid. */
export async function changeFile(
  http: HttpClient,
  id: number,
  { info = {}, content }: FileChange,
  { signal, onProgress }: Sending = {},
): Promise<UploadedFile> {
  const response = await libraryClient(http).call('POST /upload', {
    query: { id },
    body: formOf(info, content),
    ...(signal && { signal }),
    ...(onProgress && { onSent: onProgress }),
  });
  return single(response);
}
