import { errorText, httpRef, notifyRef, type Selection, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BulkChange, ChangeOptions } from './change-entries.ts';

/**
 * Changes the selected entries on the server, all or none, and shows a notice.
 * @returns the error, or null after the entries were changed and deselected
 */
export type ChangeEntries = (change: BulkChange, options?: ChangeOptions) => Promise<unknown>;

/** Returns a function that changes the selected entries; its code loads with the first change. Never rejects. */
export function useBulkChange(selection: Selection): ChangeEntries {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const intl = useIntl();
  const queries = useQueryClient();
  return useCallback(
    async (change, options = {}) => {
      try {
        const { changeEntries } = await import('./change-entries.ts');
        return await changeEntries({ http, notify, intl, queries, selection }, change, options);
      } catch (error) {
        notify({ tone: 'warning', title: errorText(error) });
        return error;
      }
    },
    [http, notify, intl, queries, selection],
  );
}
