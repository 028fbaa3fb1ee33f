import type { MediaKind } from '@admin/content-model';
import type { ReactNode } from 'react';
import type { UploadedFile } from '../../file-schemas.ts';
import type { CountedFolder } from '../../folder-schemas.ts';
import type { LocationChange, LibraryLocation } from './library-location.ts';
import type { ShownLibrary } from './use-library.ts';

/** The navigation between locations: with links where the location has an address. */
export interface LocationLinks {
  readonly hrefFor?: ((change: LocationChange) => string) | undefined;
  /** `history` matters where the location has an address. @default 'push' */
  readonly change: (change: LocationChange, history?: 'push' | 'replace') => void;
}

/** The selection, by keys of `fileKey` and `folderKey`. */
export interface LibrarySelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** The actions of files and folders. */
export interface LibraryActions {
  /** The address that a click on a file opens; without it, the click only selects. */
  readonly fileHref?: ((file: UploadedFile) => string) | undefined;
  readonly onFile?: ((file: UploadedFile) => void) | undefined;
  /** Called for a double click on a file. */
  readonly onFileTwice?: ((file: UploadedFile) => void) | undefined;
  /** Files that a click selects; undefined where a click opens them. */
  readonly pressed?: ((file: UploadedFile) => boolean) | undefined;
  readonly fileMenu?: ((file: UploadedFile) => ReactNode) | undefined;
  readonly folderMenu?: ((folder: CountedFolder) => ReactNode) | undefined;
}

export const fileKey = (id: number): string => `file-${id}`;
export const folderKey = (id: number): string => `folder-${id}`;

/** Returns the ids of the selected keys. */
export function idsOf(keys: ReadonlySet<string>): {
  readonly fileIds: readonly number[];
  readonly folderIds: readonly number[];
} {
  const of = (kind: string) =>
    [...keys].filter((key) => key.startsWith(`${kind}-`)).map((key) => Number(key.slice(kind.length + 1)));
  return { fileIds: of('file'), folderIds: of('folder') };
}

/** Returns the keys with one added or removed. */
export function toggled(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

/** The properties that the page and the dialog share. */
export interface LibraryBrowserProps {
  readonly location: LibraryLocation;
  readonly links: LocationLinks;
  readonly library: ShownLibrary;
  /** The displayed kinds; empty for all. */
  readonly allowed: readonly MediaKind[];
  readonly actions: LibraryActions;
  /** Undefined where nothing can be selected. */
  readonly selection: LibrarySelection | undefined;
  /** Allows selecting folders as well. */
  readonly areFoldersChecked: boolean;
  /** The action for an empty library. */
  readonly emptyAction?: ReactNode;
  /** Content at the end of the toolbar. */
  readonly tools?: ReactNode;
  /** Content between the toolbar and the items. */
  readonly children?: ReactNode;
}
