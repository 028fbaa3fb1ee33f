import type { Entry, FilterContext, Pagination } from '@admin/content-model';
import { type Selection, useRowSelection } from '@admin/shell';
import type { RowSelection } from '@admin/shell/host';
import { useCallback, useMemo, useState } from 'react';
import { promisedLocale } from '../../address/index.ts';
import { useFilterContext } from '../../address/address-hooks.ts';
import { listQuery, scopeOf, type ListParameters } from '../../address/list-parameters.ts';
import { useRefresh } from '../entries/use-entries.ts';
import { useSeenEntries } from './use-seen-entries.ts';

/** As many entries as the server changes together; see its bulk actions on all that match. */
const mostMatching = 10_000;

/** The chosen entries of a list, and what bulk actions are told of them. */
export interface ChosenEntries extends RowSelection {
  readonly selection: Selection;
  /** Chooses all entries that the list finds; null while there are no others than the checked ones, or too many. */
  readonly chooseAll: (() => void) | null;
}

export interface SelectionSpec {
  /** Uid of the content type. */
  readonly uid: string;
  readonly list: ListParameters;
  readonly rows: readonly Entry[];
  /** How many entries the list finds; undefined while that is not known. */
  readonly counts: Pagination | undefined;
}

const rowId = ({ id }: Entry): string => String(id);

/** What of a list's query decides which entries it finds. */
function matchingQuery(list: ListParameters, asker: FilterContext) {
  const { filters, _q } = listQuery(list, asker);
  return {
    ...(filters === undefined ? {} : { filters }),
    ...(typeof _q === 'string' ? { _q } : {}),
    ...promisedLocale(list.parameters),
  };
}

/** How many entries can be chosen beyond those of the page; null where the page has all, or they are too many. */
function moreThanPage(counts: Pagination | undefined, shown: number): number | null {
  if (!counts || counts.totalIsAtLeast === true) return null;
  return counts.total > shown && counts.total <= mostMatching ? counts.total : null;
}

/** The entries that somebody chose in a list; they are forgotten with another search, filter or locale. */
export function useSelection({ uid, list, rows, counts }: SelectionSpec): ChosenEntries {
  const scope = scopeOf(list);
  const checked = useRowSelection(scope);
  const [all, setAll] = useState<{ readonly scope: string; readonly count: number } | null>(null);
  const matching = all?.scope === scope ? all.count : null;
  const seen = useSeenEntries(rows);
  const refresh = useRefresh();
  const asker = useFilterContext();

  const { remember } = seen;
  const { onChange: check, forget } = checked;
  const onChange = useCallback(
    (ids: ReadonlySet<string>) => {
      setAll(null);
      remember(ids);
      check(ids);
    },
    [remember, check],
  );
  const clear = useCallback(() => onChange(new Set()), [onChange]);
  const total = moreThanPage(counts, rows.length);
  const isPageChecked = rows.length > 0 && rows.every((row) => checked.selected.has(rowId(row)));
  const chooseAll = useMemo(
    () =>
      matching === null && total !== null && isPageChecked ? () => setAll({ scope, count: total }) : null,
    [matching, total, isPageChecked, scope],
  );

  const selected = useMemo(
    () => (matching === null ? checked.selected : new Set(rows.map(rowId))),
    [matching, checked.selected, rows],
  );
  const { entriesOf } = seen;
  const selection = useMemo<Selection>(() => {
    const told = { contentType: uid, ...promisedLocale(list.parameters), clear, refresh };
    if (matching !== null) {
      return {
        ...told,
        count: matching,
        shown: rows,
        matching: { ...matchingQuery(list, asker), count: matching },
        recount: (count) => setAll(count > 0 ? { scope, count } : null),
      };
    }
    return {
      ...told,
      count: selected.size,
      ids: [...selected].map(Number),
      entries: entriesOf(selected),
      uncheck: (ids) => forget(ids.map(String)),
    };
  }, [selected, matching, rows, uid, list, asker, scope, clear, refresh, entriesOf, forget]);
  return useMemo(
    () => ({ selected, onChange, forget, clear, selection, chooseAll }),
    [selected, onChange, forget, clear, selection, chooseAll],
  );
}
