import type { UnsavedGuardProps } from '@admin/shell/host';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { CallParameters } from '../../address/index.ts';
import { useLeavesEntry } from '../unsaved-changes/leaves-entry.ts';
import type { OpenDrawers, RelatedDrawers, RelatedRequest } from '../relations/open-drawers.ts';
import type { EntrySession } from '../session/entry-session.ts';

/** The drawer over one form. */
export interface RelatedDrawerControl {
  /** The context with which the form's relations open entries. */
  readonly related: RelatedDrawers;
  /** The open entry; null while the drawer is closed. */
  readonly request: RelatedRequest | null;
  readonly close: () => void;
}

export interface RelatedDrawerSlotProps {
  readonly drawer: RelatedDrawerControl;
  /** The depth of the drawer over the page, counted from 1. */
  readonly depth: number;
  /** The call parameters of the linking entry, such as its locale; the related entry gets the same. */
  readonly parameters: CallParameters;
}

/** The number of open drawers, which the state of a navigation stores. */
function drawerDepth(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('relatedPanels' in state)) return 0;
  return typeof state.relatedPanels === 'number' ? state.relatedPanels : 0;
}

/**
 * Opens related entries in a drawer. The drawer is a step of the browser's history: going back closes it and asks about
 * unsaved changes, as leaving any page does.
 * @param depth how many drawers the form itself is in
 */
export function useRelatedDrawer(drawers: OpenDrawers, depth: number): RelatedDrawerControl {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [request, setRequest] = useState<RelatedRequest | null>(null);
  const related = useMemo<RelatedDrawers>(
    () => ({
      drawers,
      depth,
      open(next) {
        setRequest(next);
        const opened = { ...(typeof state === 'object' ? state : {}), relatedPanels: depth + 1 };
        void navigate({ hash, pathname, search }, { state: opened });
      },
    }),
    [drawers, depth, navigate, hash, pathname, search, state],
  );
  return {
    related,
    request: drawerDepth(state) > depth ? request : null,
    close: () => void navigate(-1),
  };
}

/** Returns what guards the unsaved changes of an entry and of the drawers over it. */
export function useDrawerGuard(
  { form, endings }: EntrySession,
  drawers: OpenDrawers,
): Required<Pick<UnsavedGuardProps, 'isDirty' | 'leaves' | 'onLeave'>> {
  const leavesEntry = useLeavesEntry();
  /** The depth from which the last checked navigation leaves drawers; 0 if it also leaves the entry. */
  const leftFrom = useRef(0);
  const leaves = useCallback<NonNullable<UnsavedGuardProps['leaves']>>(
    (from, to) => {
      const isWholeEntry = leavesEntry(from, to);
      const [before, after] = [drawerDepth(from.state), drawerDepth(to.state)];
      leftFrom.current = isWholeEntry ? 0 : after + 1;
      if (isWholeEntry) return true;
      return after < before && drawers.isModifiedFrom(after + 1);
    },
    [leavesEntry, drawers],
  );
  const isDirty = useCallback(() => form.isModified() || drawers.isModifiedFrom(1), [form, drawers]);
  const onLeave = useCallback(() => {
    if (leftFrom.current === 0) endings.call('left');
    drawers.leaveFrom(leftFrom.current);
  }, [endings, drawers]);
  return { isDirty, leaves, onLeave };
}
