import { useCallback, useEffect, useRef } from 'react';

/** Controlled selection of rows. */
export interface TableSelection {
  /** Ids of the selected rows. May include rows of other pages. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** Returns the state of the header checkbox: `indeterminate` if some of the displayed rows are selected. */
export function headerState(
  ids: readonly string[],
  selected: ReadonlySet<string>,
): boolean | 'indeterminate' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return false;
  return count === ids.length ? true : 'indeterminate';
}

/** Returns the selection with the given ids added or removed. */
export function withAll(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Returns the ids between two rows, inclusive, in the order of the table. */
export function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const start = ids.indexOf(one);
  const end = ids.indexOf(other);
  if (start === -1 || end === -1) return [other];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export interface RowSelection {
  /** Selects or deselects a row, or with `extent: 'range'` all rows from the last changed row. */
  readonly toggle: (id: string, isSelected: boolean, extent: 'row' | 'range') => void;
  readonly toggleAll: (isSelected: boolean) => void;
}

/** Returns stable functions that change the selection, so that rows can be memoized. */
export function useRowSelection(ids: readonly string[], selection: TableSelection | undefined): RowSelection {
  const latest = useRef({ ids, selection });
  const anchor = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { ids, selection };
  });

  const toggle = useCallback<RowSelection['toggle']>((id, isSelected, extent) => {
    const { ids: shown, selection: current } = latest.current;
    if (current === undefined) return;
    const touched = extent === 'range' ? idsBetween(shown, anchor.current ?? id, id) : [id];
    anchor.current = id;
    current.onChange(withAll(current.selected, touched, isSelected));
  }, []);

  const toggleAll = useCallback<RowSelection['toggleAll']>((isSelected) => {
    const { ids: shown, selection: current } = latest.current;
    current?.onChange(withAll(current.selected, shown, isSelected));
  }, []);

  return { toggle, toggleAll };
}
