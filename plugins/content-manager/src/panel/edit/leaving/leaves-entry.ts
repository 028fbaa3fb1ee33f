import { useContributions, type Place } from '@admin/shell/host';
import { useCallback } from 'react';
import { addressParameters, type AddressParameter } from '../../../points.ts';
import { callParameters } from '../../address/index.ts';

type Address = Pick<Place, 'pathname' | 'search'>;

/** Whether going from one place to another shows another entry, or another version of the same one. */
export function leavesEntry(known: readonly AddressParameter[], from: Address, to: Address): boolean {
  if (from.pathname !== to.pathname) return true;
  const parametersOf = ({ search }: Address) =>
    JSON.stringify(callParameters(known, new URLSearchParams(search)));
  return parametersOf(from) !== parametersOf(to);
}

/** The same for the parameters that plugins added in this panel. */
export function useLeavesEntry(): (from: Address, to: Address) => boolean {
  const known = useContributions(addressParameters);
  return useCallback((from, to) => leavesEntry(known, from, to), [known]);
}
