import type { Entry } from '@admin/content-model';
import { createContext } from 'react';

/** Maximum number of drawers over each other. Relations in the last one are links to pages. */
export const maxDrawers = 2;

/** A related entry to open in a drawer over the linking one. */
export interface RelatedRequest {
  /** Uid of its content type, which is a collection type. */
  readonly uid: string;
  /** Null for a new entry. */
  readonly id: string | null;
  /** Called after the first save of a new entry. */
  readonly onCreated: (entry: Entry) => void;
  /** Called with the stored entry, after each response. */
  readonly onShown: (entry: Entry) => void;
}

/** The form in an open drawer, as far as the page uses it. */
export interface OpenDrawer {
  /** Returns whether it has unsaved changes. */
  readonly isModified: () => boolean;
  /** Discards its unsaved changes. */
  readonly leave: () => void;
}

/** The drawers over one page. The first is over the page itself, the second over the first. */
export interface OpenDrawers {
  /** Returns whether the drawer of this depth, counted from 1, is open. */
  readonly isOpen: (depth: number) => boolean;
  /** Returns whether the drawer of this depth, or one over it, has unsaved changes. */
  readonly isModifiedFrom: (depth: number) => boolean;
  /** Discards the unsaved changes of the drawer of this depth and of those over it. */
  readonly leaveFrom: (depth: number) => void;
  /** Registers an open drawer. Returns the function that removes it. */
  readonly add: (depth: number, drawer: OpenDrawer) => () => void;
}

/** Creates the registry of the open drawers of one page. */
export function createOpenDrawers(): OpenDrawers {
  const open = new Map<number, OpenDrawer>();
  const from = (depth: number): readonly OpenDrawer[] =>
    [...open].flatMap(([own, drawer]) => (own >= depth ? [drawer] : []));
  return {
    isOpen: (depth) => open.has(depth),
    isModifiedFrom: (depth) => from(depth).some(({ isModified }) => isModified()),
    leaveFrom(depth) {
      for (const { leave } of from(depth)) leave();
    },
    add(depth, drawer) {
      open.set(depth, drawer);
      return () => {
        if (open.get(depth) === drawer) open.delete(depth);
      };
    },
  };
}

/** The drawers that a form opens. */
export interface RelatedDrawers {
  readonly drawers: OpenDrawers;
  /** The number of drawers that the form itself is in. */
  readonly depth: number;
  readonly open: (request: RelatedRequest) => void;
}

/** Null if the form cannot open drawers. */
export const RelatedDrawersContext = createContext<RelatedDrawers | null>(null);
