import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedAddress, listParameters, type ListChange, type ListParameters } from './list-parameters.ts';

/** The list's part of the address, and how to change it. */
export interface ListAddress {
  readonly list: ListParameters;
  readonly query: URLSearchParams;
  readonly change: (change: ListChange) => void;
}

/** Page, size, order and search live in the address, so that Back and Reload keep them. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const list = useMemo(() => listParameters(query), [query]);
  const change = useCallback(
    (wanted: ListChange) => {
      // While somebody types a search, Back must not lead through every step of it.
      setQuery((current) => changedAddress(current, wanted), { replace: wanted.search !== undefined });
    },
    [setQuery],
  );
  return { list, query, change };
}
