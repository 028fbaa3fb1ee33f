import { errorText, httpRef, notifyRef, type Selection, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BulkChange, ChangeOptions } from './change-entries.ts';

/**
 * Changes chosen entries on the server, all or none of them.
 * @returns what went wrong, after it was told; null when the entries are changed, told and unchecked
 */
export type ChangeEntries = (change: BulkChange, options?: ChangeOptions) => Promise<unknown>;

/** How the entries of a selection are changed together; the code for it comes with the first change. Never rejects. */
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
