import { LinkRendererProvider, type RenderLink } from '@admin/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useNavigate, useSearchParams, useLocation } from 'react-router-dom';
import {
  changedListAddress,
  listParameters,
  type ListChange,
  type ListParameters,
} from '../navigation/list-parameters.ts';
import { writeQuery } from '../navigation/page-ref.ts';
import { PanelLink } from '../navigation/PanelLink.tsx';

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

/** The state of a history entry that was opened from a list. */
interface FromList {
  readonly list: string;
}

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';

/** Adds the address of the list to its links, for `useListBehind` of the page that they open. */
export function ListLinks({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const renderLink = useCallback<RenderLink>(
    ({ href, children: content, ...rest }) => (
      <PanelLink {...rest} stateFrom={() => ({ list: pathname + search }) satisfies FromList} to={href}>
        {content}
      </PanelLink>
    ),
    [pathname, search],
  );
  return <LinkRendererProvider renderLink={renderLink}>{children}</LinkRendererProvider>;
}

/**
 * Returns the address of the list that the page was opened from, with its parameters.
 * @param initial the address of the list for a page that was not opened from it
 */
export function useListBehind(initial: string): string {
  const state: unknown = useLocation().state;
  const isBack = isFromList(state) && state.list.split('?')[0] === initial.split('?')[0];
  return isBack ? state.list : initial;
}
