import { defineService, type ApiClient, type FormPart } from '@admin/server';

/** Adds files of API clients to the library, for routes of other plugins. */
export interface Uploads {
  /**
   * Adds the files of a form, all or none, and returns their ids in the order of the form. Other parts are ignored.
   * Throws FORBIDDEN (403) for a client that may not upload, FILE_UNUSABLE (400) and UPLOAD_TOO_LARGE (413).
   */
  readonly add: (client: ApiClient, parts: AsyncIterable<FormPart>) => Promise<readonly number[]>;
  /** Deletes files again, except those that entries use. Failures are ignored. */
  readonly undo: (client: ApiClient, ids: readonly number[]) => Promise<void>;
}

/** The service of uploads by API clients. */
export const uploadsRef = defineService<Uploads>('upload.uploads');
