import type { Entry } from '@admin/content-model';
import { type RowSelection, type Selection, useRowSelection } from '@admin/shell';
import { useMemo } from 'react';
import { promisedLocale } from '../../address/index.ts';
import { scopeOf, type ListParameters } from '../address/list-parameters.ts';
import { useRefresh } from '../entries/use-refresh.ts';

/** The checked rows of a list, and what bulk actions are told of them. */
export interface CheckedEntries extends RowSelection {
  readonly selection: Selection;
}

/** The checked entries of a list; they are forgotten with another search, filter or locale. */
export function useSelection(uid: string, list: ListParameters, rows: readonly Entry[]): CheckedEntries {
  const checked = useRowSelection(scopeOf(list));
  const { selected, clear } = checked;
  const refresh = useRefresh();
  const { parameters } = list;
  const selection = useMemo<Selection>(
    () => ({
      contentType: uid,
      ids: [...selected].map(Number),
      entries: rows.filter(({ id }) => selected.has(String(id))),
      ...promisedLocale(parameters),
      clear,
      refresh,
    }),
    [selected, rows, uid, parameters, clear, refresh],
  );
  return useMemo(() => ({ ...checked, selection }), [checked, selection]);
}
