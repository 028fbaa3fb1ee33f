import type { Entry } from '@admin/content-model';
import { type Row, rowActions } from '@admin/shell';
import { useActionFilter } from '@admin/shell/host';
import { useCallback, useMemo } from 'react';
import { promisedLocale, type CallParameters } from '../../address/index.ts';
import { useEntryCache } from '../../entry/index.ts';
import { useRefresh } from '../entries/use-entries.ts';

export interface RowsSpec {
  /** Uid of the listed content type. */
  readonly uid: string;
  readonly hrefOf: (entry: Entry) => string;
  /** The plugins' parameters of the list. */
  readonly parameters: CallParameters;
  /** Deselects entries. */
  readonly uncheck: (ids: readonly string[]) => void;
}

/** Returns a function from entries to the input of row actions; the same function while the input is the same. */
export function useRows({ uid, hrefOf, parameters, uncheck }: RowsSpec): (entry: Entry) => Row {
  const cache = useEntryCache();
  const refresh = useRefresh();
  return useCallback(
    (entry) => ({
      contentType: uid,
      entry,
      href: hrefOf(entry),
      parameters,
      ...promisedLocale(parameters),
      removeRow() {
        cache.deleted({ uid, kind: 'collectionType', id: String(entry.id), parameters });
        uncheck([String(entry.id)]);
      },
      refresh,
    }),
    [uid, hrefOf, parameters, cache, refresh, uncheck],
  );
}

/** Returns whether plugins offer the user an action for one of the rows. */
export function useHasPluginActions(rows: readonly Entry[], rowOf: (entry: Entry) => Row): boolean {
  const allowedFor = useActionFilter(rowActions);
  return useMemo(
    () =>
      rows.some((entry) => allowedFor(rowOf(entry)).some(({ pluginId }) => pluginId !== 'content-manager')),
    [rows, rowOf, allowedFor],
  );
}
