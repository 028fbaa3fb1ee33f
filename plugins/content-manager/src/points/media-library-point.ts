import type { MediaKind } from '@admin/content-model';
import { createExtensionPoint, type Guarded, type HttpClient, type Lazy, type Placed } from '@admin/shell';
import { checkMediaLibrary } from './media-library-rules.ts';

/** A file as entries hold it and as `/upload` answers it. */
export interface MediaFile {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly caption: string | null;
  /** Pixels; null for what is no picture. */
  readonly width: number | null;
  readonly height: number | null;
  /** Smaller versions by name: `thumbnail`, `small`, `medium`, `large`. */
  readonly formats: Readonly<Record<string, { readonly url: string; readonly width: number }>> | null;
  readonly hash: string;
  /** With its dot; null where there is none. */
  readonly ext: string | null;
  readonly mime: string;
  /** Kilobytes. */
  readonly size: number;
  /** Absolute, or below the address of the server: `fileAddress` makes it one that a browser can fetch. */
  readonly url: string;
  readonly previewUrl: string | null;
  readonly provider: string;
  readonly provider_metadata?: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What the dialog of a media library receives. */
export interface MediaDialogProps {
  /** Kinds of files that can be chosen. */
  readonly allowedTypes: readonly MediaKind[];
  /** Whether several can be chosen. */
  readonly multiple: boolean;
  /** What is chosen when the dialog opens. @default nothing */
  readonly selected?: readonly MediaFile[];
  /** The user has chosen; the dialog is taken away by whoever opened it. */
  readonly onSelect: (files: readonly MediaFile[]) => void;
  readonly onClose: () => void;
}

/** What a file is uploaded with. */
export interface UploadHost {
  readonly http: HttpClient;
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal;
  /** @param share of the file that is sent, 0 to 1 */
  readonly onProgress?: (share: number) => void;
}

/** Where editors choose files from, and what takes new ones. */
export interface MediaLibrary extends Placed, Guarded {
  /** Drawn as long as somebody chooses. */
  readonly dialog: Lazy<MediaDialogProps>;
  /**
   * Stores a file that was dropped or pasted. Rejects with the problem of the call that failed.
   * @default files cannot be dropped
   */
  readonly upload?: (file: File, host: UploadHost) => Promise<MediaFile>;
}

/** The media library that editors choose from; of several the first that the user has. Without one nobody is offered to choose. */
export const mediaLibraries = createExtensionPoint<MediaLibrary>().with({
  id: 'content-manager.media-libraries',
  key: ({ id }) => id,
  validate: checkMediaLibrary,
});
