import { useCallback, useRef } from 'react';
import type { UnsavedGuardProps } from '@admin/shell';
import { useLeavesEntry } from '../leaving/leaves-entry.ts';
import type { EntrySession } from '../session/entry-session.ts';
import type { OpenPanels } from '../relations/open-panels.ts';
import { panelDepth } from './panel-depth.ts';

/** What leaves an entry, or a side panel in which something is not saved, and whether anything is not saved at all. */
export function usePanelGuard(
  { form, endings }: EntrySession,
  panels: OpenPanels,
): Required<Pick<UnsavedGuardProps, 'isDirty' | 'leaves' | 'onLeave'>> {
  const leavesEntry = useLeavesEntry();
  /** What the way out that was asked about last leaves behind: panels from this depth on, or with 0 the entry too. */
  const left = useRef(0);
  const leaves = useCallback<NonNullable<UnsavedGuardProps['leaves']>>(
    (from, to) => {
      const isWholeEntry = leavesEntry(from, to);
      const [before, after] = [panelDepth(from.state), panelDepth(to.state)];
      left.current = isWholeEntry ? 0 : after + 1;
      if (isWholeEntry) return true;
      return after < before && panels.isModifiedFrom(after + 1);
    },
    [leavesEntry, panels],
  );
  const isDirty = useCallback(() => form.isModified() || panels.isModifiedFrom(1), [form, panels]);
  const onLeave = useCallback(() => {
    if (left.current === 0) endings.call('left');
    panels.leaveFrom(left.current);
  }, [endings, panels]);
  return { isDirty, leaves, onLeave };
}
