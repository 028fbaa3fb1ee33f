import type { LinkedEntry, MediaKind } from '@admin/content-model';
import type { MessageValue } from '@admin/shell';
import type { Lazy } from '@admin/shell/host';
import type { ReactNode } from 'react';

/** A file as entries store it and as `/upload` returns it. */
export interface MediaFile {
  readonly id: number;
  readonly name: string;
  readonly alternativeText: string | null;
  readonly caption: string | null;
  /** Pixels; null for files that are not images. */
  readonly width: number | null;
  readonly height: number | null;
  /** Smaller versions by name: `thumbnail`, `small`, `medium`, `large`. */
  readonly formats: Readonly<Record<string, { readonly url: string; readonly width: number }>> | null;
  readonly hash: string;
  /** The file name extension with its dot; null if there is none. */
  readonly ext: string | null;
  readonly mime: string;
  /** Kilobytes. */
  readonly size: number;
  /** Absolute, or relative to the address of the server: `fileAddress` resolves it. */
  readonly url: string;
  readonly previewUrl: string | null;
  readonly provider: string;
  readonly provider_metadata?: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The props of a dialog in which the user chooses files. */
export interface MediaDialogProps {
  /** The kinds of files that can be chosen. */
  readonly allowedTypes: readonly MediaKind[];
  /** Allows several files. */
  readonly multiple: boolean;
  /** The files that are selected when the dialog opens. @default none */
  readonly selected?: readonly MediaFile[];
  /** Receives the chosen files; the caller then removes the dialog. */
  readonly onSelect: (files: readonly MediaFile[]) => void;
  readonly onClose: () => void;
}

/** The options of an upload: its abort signal and progress listener. */
export interface UploadOptions {
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal;
  /** @param share of the file that is sent, 0 to 1 */
  readonly onProgress?: (share: number) => void;
}

/** The media library that an editor inserts files from. */
export interface EditorMediaLibrary {
  /** Renders the dialog in which the user chooses files, for as long as it is open. */
  readonly renderDialog: (props: MediaDialogProps) => ReactNode;
  /** Stores a file that was dropped or pasted. @default files cannot be dropped or pasted */
  readonly upload?: (file: File, options: UploadOptions) => Promise<MediaFile>;
}

/** Data of a picked entry for the link dialog. */
export interface PickedEntry {
  readonly title: string;
  /** The probable path of the published entry. */
  readonly address: string;
}

/** The props of the field of the link dialog that links an entry. */
export interface LinkedEntryFieldProps {
  /** The linked entry. */
  readonly entry: LinkedEntry | undefined;
  readonly onPick: (entry: LinkedEntry, picked: PickedEntry) => void;
  readonly onRemove: () => void;
}

/** Services that the application provides to an editor. An editor hides the tools of missing services. */
export interface EditorServices {
  /** Without one, images cannot be inserted. */
  readonly mediaLibrary?: EditorMediaLibrary | null;
  /** The field that finds an entry to link. Without one, links have only an address. */
  readonly linkedEntryField?: Lazy<LinkedEntryFieldProps>;
  /** Returns the message for a failed call. @default the server's own message */
  readonly errorMessage?: (error: unknown) => MessageValue;
  /** The plugin that failures to load a part of the editor are reported for. @default 'editors' */
  readonly pluginId?: string;
}

export const noServices: EditorServices = {};

/** Returns the owner that a lazily loaded part of an editor is reported for. */
export function lazyPart({ pluginId = 'editors' }: EditorServices, part: string) {
  return { pluginId, contributionId: `${pluginId}.inputs.${part}` };
}
