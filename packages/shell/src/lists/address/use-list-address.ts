import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writeQuery } from '../../navigation/page-ref/page-query.ts';
import {
  changedListAddress,
  listParameters,
  type ListChange,
  type ListParameters,
} from '../../navigation/list-parameters.ts';

/** The list's part of the address, and how to change it. */
export interface ListAddress<List = ListParameters, Change = ListChange> {
  readonly list: List;
  readonly query: URLSearchParams;
  /** The query of the address with a change, for a link. */
  readonly hrefFor: (change: Change) => string;
  /**
   * `replace` leaves nothing behind that the Back button would lead to. The same function for every address, so that
   * what only changes the list need not be drawn again with it. @default 'push'
   */
  readonly change: (change: Change, history?: 'push' | 'replace') => void;
}

/** How a list that knows more than page, size, order and search stands in its address. Functions of the module. */
export interface ListAddressFormat<List, Change> {
  readonly read: (query: URLSearchParams) => List;
  /** The query after a change. */
  readonly write: (query: URLSearchParams, change: Change) => URLSearchParams;
}

const plainFormat: ListAddressFormat<ListParameters, ListChange> = {
  read: listParameters,
  write: changedListAddress,
};

/** A list whose address says more than that of every list, as `useListAddress` otherwise. */
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

/** Page, size, order and search live in the address, so that Back and Reload keep them. */
export const useListAddress = (): ListAddress => useListAddressAs(plainFormat);

/** What `usePageInRange` is told of a list. */
export interface PagedList {
  readonly address: {
    readonly list: { readonly page: number };
    readonly change: (change: { readonly page: number }, history: 'replace') => void;
  };
  /** How many pages there are; undefined while that is not known, or only of another page or search. */
  readonly pageCount: number | undefined;
}

/**
 * Leads from a page after the last one, as when its rows were deleted, to the last one.
 * @returns whether the page is one of the list's, as far as is known
 */
export function usePageInRange({ address: { list, change }, pageCount }: PagedList): boolean {
  const lastPage = pageCount === undefined ? list.page : Math.max(pageCount, 1);
  useEffect(() => {
    if (list.page > lastPage) change({ page: lastPage }, 'replace');
  }, [list.page, lastPage, change]);
  return list.page <= lastPage;
}
