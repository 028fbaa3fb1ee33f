import { writeQuery } from '@admin/shell';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCallParameters } from '../../address/index.ts';
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
  const [query] = useSearchParams();
  const parameters = useCallParameters();
  const navigate = useNavigate();
  const list = useMemo(() => listParameters(query, parameters), [query, parameters]);
  const change = useCallback<ListAddress['change']>(
    (wanted, history = 'push') => {
      const search = writeQuery(changedAddress(query, wanted));
      void navigate({ search }, { replace: history === 'replace' });
    },
    [navigate, query],
  );
  return useMemo(() => ({ list, query, change }), [list, query, change]);
}
