import type { Entry } from '@admin/content-model';
import { type Row, rowActions } from '@admin/shell';
import { type RowSelection, useActionFilter } from '@admin/shell/host';
import { useCallback, useMemo } from 'react';
import { promisedLocale, type CallParameters } from '../../address/index.ts';
import { useEntryCache } from '../../entry/index.ts';
import { useRefresh } from '../entries/use-entries.ts';

export interface RowsSpec {
  /** Uid of the listed content type. */
  readonly uid: string;
  readonly hrefOf: (entry: Entry) => string;
  /** What calls carry of the list's address. */
  readonly parameters: CallParameters;
  readonly chosen: Pick<RowSelection, 'forget'>;
}

/** What row actions are told of an entry in the list; another function only when that is something else. */
export function useRows({ uid, hrefOf, parameters, chosen }: RowsSpec): (entry: Entry) => Row {
  const cache = useEntryCache();
  const refresh = useRefresh();
  const { forget } = chosen;
  return useCallback(
    (entry) => ({
      contentType: uid,
      entry,
      href: hrefOf(entry),
      parameters,
      ...promisedLocale(parameters),
      forget() {
        cache.deleted({ uid, kind: 'collectionType', id: String(entry.id), parameters });
        forget([String(entry.id)]);
      },
      refresh,
    }),
    [uid, hrefOf, parameters, cache, refresh, forget],
  );
}

/** Whether plugins offer the user anything for one of the rows; the product's own actions follow rules of their own. */
export function useHasPluginActions(rows: readonly Entry[], rowOf: (entry: Entry) => Row): boolean {
  const allowedFor = useActionFilter(rowActions);
  return useMemo(
    () =>
      rows.some((entry) => allowedFor(rowOf(entry)).some(({ pluginId }) => pluginId !== 'content-manager')),
    [rows, rowOf, allowedFor],
  );
}
