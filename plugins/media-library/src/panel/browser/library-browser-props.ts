import type { MediaKind } from '@admin/content-model';
import type { ReactNode } from 'react';
import type { LibraryActs, LibrarySelection, PlaceLinks } from './library-items.ts';
import type { LibraryPlace } from './place/library-place.ts';
import type { ShownLibrary } from './place/use-library.ts';

/** What the library is looked through with, on its page and in the dialog. */
export interface LibraryBrowserProps {
  readonly place: LibraryPlace;
  readonly links: PlaceLinks;
  readonly library: ShownLibrary;
  /** Kinds that are shown at all; empty for all. */
  readonly allowed: readonly MediaKind[];
  readonly acts: LibraryActs;
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
