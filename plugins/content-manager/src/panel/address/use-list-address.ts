import { type ListAddress as AddressOf, useListAddressAs } from '@admin/shell';
import { useCallback } from 'react';
import { useCallParameters } from './use-address-parameters.ts';
import { changedAddress, listParameters, type ListChange, type ListParameters } from './list-parameters.ts';

/** The list's part of the address, and how to change it. */
export type ListAddress = AddressOf<ListParameters, ListChange>;

/** Page, size, order, search and filters live in the address, so that Back and Reload keep them. */
export function useListAddress(): ListAddress {
  const parameters = useCallParameters();
  const read = useCallback((query: URLSearchParams) => listParameters(query, parameters), [parameters]);
  return useListAddressAs({ read, write: changedAddress });
}
