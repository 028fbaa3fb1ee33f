import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedAddress, userListParameters, type UserListParameters } from './user-list-parameters.ts';

/** The list's part of the address, and how to change it. */
export interface UserListAddress {
  readonly list: UserListParameters;
  /** The address with a change, for a link. */
  readonly hrefFor: (change: Partial<UserListParameters>) => string;
  /** `replace` leaves nothing behind that the Back button would lead to. @default 'push' */
  readonly change: (change: Partial<UserListParameters>, history?: 'push' | 'replace') => void;
}

/** Page, size, order, search and filters live in the address, so that Back and Reload keep them. */
export function useUserListAddress(): UserListAddress {
  const [query, setQuery] = useSearchParams();
  const list = useMemo(() => userListParameters(query), [query]);
  const hrefFor = useCallback<UserListAddress['hrefFor']>(
    (wanted) => `?${changedAddress(query, wanted).toString()}`,
    [query],
  );
  const change = useCallback<UserListAddress['change']>(
    (wanted, history = 'push') => {
      setQuery((current) => changedAddress(current, wanted), { replace: history === 'replace' });
    },
    [setQuery],
  );
  return useMemo(() => ({ list, hrefFor, change }), [list, hrefFor, change]);
}
