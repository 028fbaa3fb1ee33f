import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedAddress, listParameters, type ListChange, type ListParameters } from './list-parameters.ts';

/** The list's part of the address, and how to change it. */
export interface ListAddress {
  readonly list: ListParameters;
  readonly query: URLSearchParams;
  /** `replace` leaves nothing behind that the Back button would lead to. @default 'push' */
  readonly change: (change: ListChange, history?: 'push' | 'replace') => void;
}

/** Page, size, order and search live in the address, so that Back and Reload keep them. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const list = useMemo(() => listParameters(query), [query]);
  const change = useCallback<ListAddress['change']>(
    (wanted, history = 'push') => {
      setQuery((current) => changedAddress(current, wanted), { replace: history === 'replace' });
    },
    [setQuery],
  );
  return useMemo(() => ({ list, query, change }), [list, query, change]);
}
