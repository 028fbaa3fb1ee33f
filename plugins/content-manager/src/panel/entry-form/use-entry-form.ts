import type { MessageValue } from '@admin/shell';
import { useEffect, useMemo } from 'react';
import type { OpenEntry } from './open-entry.ts';
import { useOpenEntry } from './open-entry-context.ts';

/** The form of the entry being edited, for a plugin. */
export interface EntryFormAccess extends Omit<OpenEntry, 'createErrorOwner'> {
  /**
   * Puts an error at a field, or takes it away with null under the same path. As long as it is there nothing is saved
   * or published; whatever the rules find leaves it alone. It goes with the component that set it. Not to be called
   * while rendering.
   */
  readonly setError: (path: string, message: MessageValue | null) => void;
}

/**
 * The form of the entry being edited, to read, change and judge what is in it; never renders again by itself, see
 * `useEntryValue`. The same object while nothing changes in what the user may do.
 * @throws EntryNotOpenError outside of the edit view
 */
export function useEntryForm(): EntryFormAccess {
  const entry = useOpenEntry('useEntryForm');
  const { createErrorOwner } = entry;
  const errors = useMemo(() => createErrorOwner(), [createErrorOwner]);
  useEffect(() => errors.release, [errors]);
  return useMemo(() => {
    const { createErrorOwner: _own, ...access } = entry;
    return { ...access, setError: errors.set };
  }, [entry, errors]);
}
