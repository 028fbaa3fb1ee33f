import type { MediaDialogProps, MediaFile, UploadOptions } from '@admin/editors';
import type { HttpClient } from '@admin/shell';
import { createExtensionPoint, type Guarded, type Lazy, type Placed } from '@admin/shell/host';

/** The services that `upload` uses to send a file. */
export interface UploadHost extends UploadOptions {
  readonly http: HttpClient;
}

/** A library from which editors choose files and to which they add new ones. */
export interface MediaLibrary extends Placed, Guarded {
  /** Rendered while the user chooses. */
  readonly dialog: Lazy<MediaDialogProps>;
  /**
   * Stores a dropped or pasted file. Rejects with the error of the failed request.
   * @default files cannot be dropped
   */
  readonly upload?: (file: File, host: UploadHost) => Promise<MediaFile>;
}

/** The media library that editors choose from; of several the first that the user may use. */
export const mediaLibraries = createExtensionPoint<MediaLibrary>().with({
  id: 'content-manager.media-libraries',
  key: ({ id }) => id,
  validate: checkMediaLibrary,
});

/** A library as an author without a compiler may pass it. */
interface UncheckedLibrary {
  readonly dialog?: unknown;
  readonly upload?: unknown;
}

/** Returns the first problem of a media library, or undefined. */
function checkMediaLibrary({ dialog, upload }: UncheckedLibrary): string | undefined {
  if (typeof dialog !== 'function') return 'A media library needs a `dialog` for choosing files';
  return upload === undefined || typeof upload === 'function'
    ? undefined
    : 'The `upload` of a media library must be a function';
}
