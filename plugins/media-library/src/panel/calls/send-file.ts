import type { HttpClient } from '@admin/shell';
import type { FileInfo, UploadedFile } from '../../file-schemas.ts';
import { libraryClient } from './library-queries.ts';

/** How a file travels. */
export interface Sending {
  readonly signal?: AbortSignal;
  /** @param share of the file that is sent, 0 to 1 */
  readonly onProgress?: (share: number) => void;
}

function formOf(info: FileInfo, file?: File): FormData {
  const form = new FormData();
  if (file) form.append('files', file, file.name);
  form.append('fileInfo', JSON.stringify(info));
  return form;
}

/** The one file that an answer is about. */
function single(response: UploadedFile | UploadedFile[]): UploadedFile {
  const file = Array.isArray(response) ? response[0] : response;
  if (!file) throw new Error('The answer to an upload names no file.');
  return file;
}

/** Adds a file to the library. Rejects with the problem of the call. */
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

/** What a file is given; what is absent stays as it is. */
export interface FileChange {
  readonly info?: FileInfo;
  readonly content?: File;
}

/** Changes what is said about a file, or its content: its id and what links to it stay. */
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
