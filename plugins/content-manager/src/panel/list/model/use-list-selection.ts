import { type Entry, type FilterContext, type Pagination } from '@admin/content-model';
import type { Selection } from '@admin/shell';
import { useCallback, useMemo } from 'react';
import { listQuery, promisedLocale, useFilterContext, type ListParameters } from '../../address/index.ts';
import { useRefresh } from '../entries/use-entries.ts';
import { useList, useListEntries, useListState } from './list-context.ts';
import { checkedEntries, checkedIds, matchingCount, type ListState } from './list-model.ts';

/** The maximum number of entries of a bulk action on all matching entries; the server has the same limit. */
const maxMatching = 10_000;

/** The selected entries of a list. */
export interface ListSelection {
  /** Ids of the selected rows. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Deselects entries, such as deleted ones. */
  readonly uncheck: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** The argument of bulk actions. */
  readonly selection: Selection;
  /** Selects all matching entries; null while there are no more than the checked ones, or too many. */
  readonly selectMatching: (() => void) | null;
}

const idOf = ({ id }: Entry): string => String(id);

/** Returns the part of the list's query that determines which entries it finds. */
function matchingQuery(list: ListParameters, context: FilterContext) {
  const { filters, _q } = listQuery(list, context);
  return {
    ...(filters === undefined ? {} : { filters }),
    ...(typeof _q === 'string' ? { _q } : {}),
    ...promisedLocale(list.parameters),
  };
}

/** Returns the number of entries on all pages; null if the page has all of them, or if there are too many. */
function selectableCount(counts: Pagination | undefined, shown: number): number | null {
  if (!counts || counts.totalIsAtLeast === true) return null;
  return counts.total > shown && counts.total <= maxMatching ? counts.total : null;
}

const checkedOf = ({ checked }: ListState) => checked;
const matchingOf = ({ matching: all }: ListState) => all;

/** Returns the selected entries. Only the component that uses it renders again for another selection. */
export function useListSelection(): ListSelection {
  const { view, model, address } = useList();
  const { rows, counts } = useListEntries();
  const { list } = address;
  const { uid } = view.contentType;
  const checked = useListState(model, checkedOf);
  const all = useListState(model, matchingOf);
  const matching = matchingCount({ matching: all }, list);
  const refresh = useRefresh();
  const context = useFilterContext();

  const onChange = useCallback(
    (ids: ReadonlySet<string>) => model.check(ids, { scope: list, rows }),
    [model, list, rows],
  );
  const clear = useCallback(() => onChange(new Set()), [onChange]);
  const ids = checkedIds({ checked }, list);
  const count = selectableCount(counts, rows.length);
  const isPageChecked = rows.length > 0 && rows.every((row) => ids.has(idOf(row)));
  const selectMatching = useMemo(
    () =>
      matching === null && count !== null && isPageChecked ? () => model.selectMatching(list, count) : null,
    [matching, count, isPageChecked, list, model],
  );
  const selected = useMemo(() => (matching === null ? ids : new Set(rows.map(idOf))), [matching, ids, rows]);
  const selection = useMemo<Selection>(() => {
    const common = { contentType: uid, ...promisedLocale(list.parameters), clear, refresh };
    if (matching !== null) {
      return {
        ...common,
        count: matching,
        shown: rows,
        matching: { ...matchingQuery(list, context), count: matching },
        recount: (now) => model.selectMatching(list, now),
      };
    }
    return {
      ...common,
      count: selected.size,
      ids: [...selected].map(Number),
      entries: checkedEntries({ checked }, selected, rows),
      uncheck: (gone) => model.uncheck(gone.map(String)),
    };
  }, [selected, checked, matching, rows, uid, list, context, clear, refresh, model]);
  const { uncheck } = model;
  return useMemo(
    () => ({ selected, onChange, uncheck, clear, selection, selectMatching }),
    [selected, onChange, uncheck, clear, selection, selectMatching],
  );
}
