import type { MediaKind } from '@admin/content-model';
import type { ReactNode } from 'react';
import type { UploadedFile } from '../../file-schemas.ts';
import type { CountedFolder } from '../../folder-schemas.ts';
import type { LocationChange, LibraryLocation } from './library-location.ts';
import type { ShownLibrary } from './use-library.ts';

/** How somebody gets from place to place: by links where the place has an address. */
export interface LocationLinks {
  readonly hrefFor?: ((change: LocationChange) => string) | undefined;
  readonly change: (change: LocationChange) => void;
}

/** What is checked, by keys as `fileKey` and `folderKey` make them. */
export interface LibrarySelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** What pressing a file does, and what else can be done with files and folders. */
export interface LibraryActions {
  /** Where pressing a file leads; without it, pressing it is all there is. */
  readonly fileHref?: ((file: UploadedFile) => string) | undefined;
  readonly onFile?: ((file: UploadedFile) => void) | undefined;
  /** What pressing a file twice in a row does. */
  readonly onFileTwice?: ((file: UploadedFile) => void) | undefined;
  /** Files that are chosen by pressing them; undefined where pressing opens them. */
  readonly pressed?: ((file: UploadedFile) => boolean) | undefined;
  readonly fileMenu?: ((file: UploadedFile) => ReactNode) | undefined;
  readonly folderMenu?: ((folder: CountedFolder) => ReactNode) | undefined;
}

export const fileKey = (id: number): string => `file-${id}`;
export const folderKey = (id: number): string => `folder-${id}`;

/** The ids behind checked keys. */
export function idsOf(keys: ReadonlySet<string>): {
  readonly fileIds: readonly number[];
  readonly folderIds: readonly number[];
} {
  const of = (kind: string) =>
    [...keys].filter((key) => key.startsWith(`${kind}-`)).map((key) => Number(key.slice(kind.length + 1)));
  return { fileIds: of('file'), folderIds: of('folder') };
}

/** The keys with one more, or without it. */
export function toggled(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

/** What the library is looked through with, on its page and in the dialog. */
export interface LibraryBrowserProps {
  readonly location: LibraryLocation;
  readonly links: LocationLinks;
  readonly library: ShownLibrary;
  /** Kinds that are shown at all; empty for all. */
  readonly allowed: readonly MediaKind[];
  readonly actions: LibraryActions;
  /** Undefined where nothing can be checked. */
  readonly selection: LibrarySelection | undefined;
  /** Whether folders can be checked as well. */
  readonly areFoldersChecked: boolean;
  /** What helps where there is nothing yet. */
  readonly emptyAction?: ReactNode;
  /** Stands at the end of the tools. */
  readonly tools?: ReactNode;
  /** Stands between the tools and what they find. */
  readonly children?: ReactNode;
}
