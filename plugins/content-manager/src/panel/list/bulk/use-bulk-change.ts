import { errorText, httpRef, notifyRef, type Selection, useService } from '@admin/shell';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BulkChange } from './change-entries.ts';

/**
 * Changes chosen entries on the server, all or none of them.
 * @param ids those of a selection by ids that are meant. @default all of them
 * @returns what went wrong, after it was told; null when the entries are changed, told and unchecked
 */
export type ChangeEntries = (change: BulkChange, ids?: readonly number[]) => Promise<unknown>;

/**
 * How the entries of a selection are changed together; the code for it comes with the first change. Never rejects.
 * @param progress the name under which the server is asked how far a change of all that match has come
 */
export function useBulkChange(selection: Selection, progress?: string): ChangeEntries {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const intl = useIntl();
  return useCallback(
    async (change, ids = selection.ids) => {
      try {
        const { changeEntries } = await import('./change-entries.ts');
        return await changeEntries({ http, notify, intl, selection, progress }, change, ids ?? []);
      } catch (error) {
        notify({ tone: 'warning', title: errorText(error) });
        return error;
      }
    },
    [http, notify, intl, selection, progress],
  );
}
