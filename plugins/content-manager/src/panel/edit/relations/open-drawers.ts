import type { Entry } from '@admin/content-model';
import { createContext } from 'react';

/** How many side panels may stand over each other; what is linked there, links lead to. */
export const mostPanels = 2;

/** A related entry that is to be opened beside the one that links it. */
export interface RelatedRequest {
  /** Uid of its content type, which is a collection type. */
  readonly uid: string;
  /** Null for one that is yet to be created. */
  readonly id: string | null;
  /** Called after the first save of a new one. */
  readonly onCreated: (entry: Entry) => void;
  /** Called with what the server holds, each time that is known anew. */
  readonly onShown: (entry: Entry) => void;
}

/** What the page has to know of the form in an open panel. */
export interface OpenPanel {
  /** Whether something in it is not saved. */
  readonly isModified: () => boolean;
  /** Somebody leaves behind what is not saved in it. */
  readonly leave: () => void;
}

/** The side panels over one page. The first stands over the page itself, the second over the first. */
export interface OpenPanels {
  /** Whether the panel of this depth, counted from 1, is open. */
  readonly isOpen: (depth: number) => boolean;
  /** Whether something is not saved in the panel of this depth, or in one above it. */
  readonly isModifiedFrom: (depth: number) => boolean;
  /** Leaves behind what is not saved in the panel of this depth, and in those above it. */
  readonly leaveFrom: (depth: number) => void;
  /** Tells of a panel as long as it is open. */
  readonly add: (depth: number, panel: OpenPanel) => () => void;
}

/** Creates the panels of one page: none. */
export function createOpenPanels(): OpenPanels {
  const open = new Map<number, OpenPanel>();
  const from = (depth: number): readonly OpenPanel[] =>
    [...open].flatMap(([own, panel]) => (own >= depth ? [panel] : []));
  return {
    isOpen: (depth) => open.has(depth),
    isModifiedFrom: (depth) => from(depth).some(({ isModified }) => isModified()),
    leaveFrom(depth) {
      for (const { leave } of from(depth)) leave();
    },
    add(depth, panel) {
      open.set(depth, panel);
      return () => {
        if (open.get(depth) === panel) open.delete(depth);
      };
    },
  };
}

/** Where the side panels stand that a form opens. */
export interface RelatedPanels {
  readonly panels: OpenPanels;
  /** How many panels the form itself stands in. */
  readonly depth: number;
  readonly open: (request: RelatedRequest) => void;
}

/** Null where nothing can be opened beside the form. */
export const RelatedPanelsContext = createContext<RelatedPanels | null>(null);
