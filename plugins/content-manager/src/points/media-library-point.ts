import type { MediaKind } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import { createExtensionPoint, type Guarded, type Lazy, type Placed } from '@admin/shell/host';

/** A file as entries contain it and as `/upload` returns it. */
export interface MediaFile {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly caption: string | null;
  /** Pixels; null for files other than images. */
  readonly width: number | null;
  readonly height: number | null;
  /** Smaller versions by name: `thumbnail`, `small`, `medium`, `large`. */
  readonly formats: Readonly<Record<string, { readonly url: string; readonly width: number }>> | null;
  readonly hash: string;
  /** With its dot; null without one. */
  readonly ext: string | null;
  readonly mime: string;
  /** Kilobytes. */
  readonly size: number;
  /** Absolute, or relative to the address of the server; `fileAddress` returns the address for a browser. */
  readonly url: string;
  readonly previewUrl: string | null;
  readonly provider: string;
  readonly provider_metadata?: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Props of the dialog of a media library. */
export interface MediaDialogProps {
  /** Kinds of files that can be chosen. */
  readonly allowedTypes: readonly MediaKind[];
  /** Whether several files can be chosen. */
  readonly multiple: boolean;
  /** Files chosen when the dialog opens. @default none */
  readonly selected?: readonly MediaFile[];
  /** Called with the chosen files; the opener then unmounts the dialog. */
  readonly onSelect: (files: readonly MediaFile[]) => void;
  readonly onClose: () => void;
}

/** What `upload` uses to send a file. */
export interface UploadHost {
  readonly http: HttpClient;
  /** Aborts when the upload is cancelled. */
  readonly signal: AbortSignal;
  /** @param share the fraction of the file that is sent, 0 to 1 */
  readonly onProgress?: (share: number) => void;
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
