import type { Entry } from '@admin/content-model';
import type { Selection } from '@admin/shell';
import { useCallback, useMemo, useState } from 'react';
import { promisedLocale } from '../../address/index.ts';
import { scopeOf, type ListParameters } from '../address/list-parameters.ts';
import { useRefresh } from '../entries/use-refresh.ts';

const nothing: ReadonlySet<string> = new Set();

/** The checked rows of a list, by id, and what bulk actions are told of them. */
export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Takes one row out: its entry is gone. */
  readonly forget: (id: number) => void;
  readonly selection: Selection;
}

/**
 * Rows stay checked from page to page, and are forgotten with another search, filter or locale: nobody
 * should delete what is not in the list any more.
 */
export function useSelection(uid: string, list: ListParameters, rows: readonly Entry[]): RowSelection {
  const scope = scopeOf(list);
  const [checked, setChecked] = useState({ scope, ids: nothing });
  const selected = checked.scope === scope ? checked.ids : nothing;
  const refresh = useRefresh();
  const onChange = useCallback((ids: ReadonlySet<string>) => setChecked({ scope, ids }), [scope]);
  const forget = useCallback(
    (id: number) =>
      setChecked((before) => ({
        scope: before.scope,
        ids: new Set([...before.ids].filter((one) => one !== String(id))),
      })),
    [],
  );
  const { parameters } = list;
  const selection = useMemo<Selection>(
    () => ({
      contentType: uid,
      ids: [...selected].map(Number),
      entries: rows.filter(({ id }) => selected.has(String(id))),
      ...promisedLocale(parameters),
      clear: () => onChange(nothing),
      refresh,
    }),
    [selected, rows, uid, parameters, onChange, refresh],
  );
  return useMemo(() => ({ selected, onChange, forget, selection }), [selected, onChange, forget, selection]);
}
