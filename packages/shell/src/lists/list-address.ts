import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  changedListAddress,
  listParameters,
  type ListChange,
  type ListParameters,
} from '../navigation/list-parameters.ts';
import { writeQuery } from '../navigation/page-ref.ts';

/** The list parameters of the address, and functions to change them. */
export interface ListAddress<List = ListParameters, Change = ListChange> {
  readonly list: List;
  readonly query: URLSearchParams;
  /** Returns the query of the address after a change, for a link. */
  readonly hrefFor: (change: Change) => string;
  /**
   * `replace` adds no history entry. The function is stable, so components that only change the list do not re-render
   * when the address changes. @default 'push'
   */
  readonly change: (change: Change, history?: 'push' | 'replace') => void;
}

/** Reads and writes a list with further parameters than page, page size, sorting and search. Pass module functions. */
export interface ListAddressFormat<List, Change> {
  readonly read: (query: URLSearchParams) => List;
  /** Returns the query after a change. */
  readonly write: (query: URLSearchParams, change: Change) => URLSearchParams;
}

const plainFormat: ListAddressFormat<ListParameters, ListChange> = {
  read: listParameters,
  write: changedListAddress,
};

/** `useListAddress` for a list with further parameters in its address. */
export function useListAddressAs<List, Change>({
  read,
  write,
}: ListAddressFormat<List, Change>): ListAddress<List, Change> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const list = useMemo(() => read(query), [read, query]);
  const hrefFor = useCallback((wanted: Change) => writeQuery(write(query, wanted)), [write, query]);
  const latest = useRef(hrefFor);
  useLayoutEffect(() => {
    latest.current = hrefFor;
  }, [hrefFor]);
  const change = useCallback<ListAddress<List, Change>['change']>(
    (wanted, history = 'push') => {
      void navigate({ search: latest.current(wanted) }, { replace: history === 'replace' });
    },
    [navigate],
  );
  return useMemo(() => ({ list, query, hrefFor, change }), [list, query, hrefFor, change]);
}

/** Returns page, page size, sorting and search of the address. Back and Reload preserve them. */
export const useListAddress = (): ListAddress => useListAddressAs(plainFormat);

/** The list that `usePageInRange` corrects. */
export interface PagedList {
  readonly address: {
    readonly list: { readonly page: number };
    readonly change: (change: { readonly page: number }, history: 'replace') => void;
  };
  /** Undefined while the number of pages is unknown, or known only for another search. */
  readonly pageCount: number | undefined;
}

/**
 * Navigates from a page after the last one to the last one, for example after its rows were deleted.
 * @returns whether the page exists, as far as is known
 */
export function usePageInRange({ address: { list, change }, pageCount }: PagedList): boolean {
  const lastPage = pageCount === undefined ? list.page : Math.max(pageCount, 1);
  useEffect(() => {
    if (list.page > lastPage) change({ page: lastPage }, 'replace');
  }, [list.page, lastPage, change]);
  return list.page <= lastPage;
}
