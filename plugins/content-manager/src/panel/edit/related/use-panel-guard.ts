import { useCallback, useRef } from 'react';
import type { UnsavedGuardProps } from '@admin/shell';
import { useLeavesEntry } from '../leaving/leaves-entry.ts';
import type { EntrySession } from '../session/entry-session.ts';
import type { OpenPanels } from './open-panels.ts';
import { panelDepth } from './panel-depth.ts';

/** What leaves an entry, or a side panel in which something is not saved, and whether anything is not saved at all. */
export function usePanelGuard(
  { form, endings }: EntrySession,
  panels: OpenPanels,
): Required<Pick<UnsavedGuardProps, 'isDirty' | 'leaves' | 'onLeave'>> {
  const leavesEntry = useLeavesEntry();
  /** Whether the way out that was asked about last leads out of the entry itself. */
  const isWholeEntry = useRef(false);
  const leaves = useCallback<NonNullable<UnsavedGuardProps['leaves']>>(
    (from, to) => {
      isWholeEntry.current = leavesEntry(from, to);
      if (isWholeEntry.current) return true;
      const [before, after] = [panelDepth(from.state), panelDepth(to.state)];
      return after < before && panels.isModifiedFrom(after + 1);
    },
    [leavesEntry, panels],
  );
  const isDirty = useCallback(() => form.isModified() || panels.isModifiedFrom(1), [form, panels]);
  const onLeave = useCallback(() => {
    if (isWholeEntry.current) endings.call('left');
  }, [endings]);
  return { isDirty, leaves, onLeave };
}
