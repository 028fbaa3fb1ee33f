import type { TableSort } from '@admin/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Token } from '../token-kind.ts';

/** Tokens are sorted by name, one way or the other; the address says which. */
export interface TokenSort {
  readonly sort: TableSort;
  readonly change: (sort: TableSort) => void;
  /** The tokens in that order. */
  readonly sorted: (tokens: readonly Token[]) => readonly Token[];
}

/** The order of the list, from the address and back into it. */
export function useTokenSort(): TokenSort {
  const [query, setQuery] = useSearchParams();
  const direction = query.get('sort') === 'name:DESC' ? 'descending' : 'ascending';
  const change = useCallback<TokenSort['change']>(
    (wanted) => {
      setQuery((current) => {
        const next = new URLSearchParams(current);
        next.set('sort', `name:${wanted.direction === 'ascending' ? 'ASC' : 'DESC'}`);
        return next;
      });
    },
    [setQuery],
  );
  return useMemo(
    () => ({
      sort: { column: 'name', direction },
      change,
      sorted: (tokens) => {
        const rising = tokens.toSorted((one, other) =>
          one.name.localeCompare(other.name, undefined, { numeric: true }),
        );
        return direction === 'ascending' ? rising : rising.toReversed();
      },
    }),
    [direction, change],
  );
}
