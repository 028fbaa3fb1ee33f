import { isSameValue } from '@admin/content-model';
import { useContributions, type HistoryLocation } from '@admin/shell/host';
import { useCallback } from 'react';
import { addressParameters, type AddressParameter } from '../../../points.ts';
import { callParameters } from '../../address/index.ts';

type Address = Pick<HistoryLocation, 'pathname' | 'search'>;

/** Returns whether a navigation opens another entry, or another locale of the same one. */
export function leavesEntry(known: readonly AddressParameter[], from: Address, to: Address): boolean {
  if (from.pathname !== to.pathname) return true;
  const parametersOf = ({ search }: Address) => callParameters(known, new URLSearchParams(search));
  return !isSameValue(parametersOf(from), parametersOf(to));
}

/** Returns {@link leavesEntry} for the parameters of the plugins in this panel. */
export function useLeavesEntry(): (from: Address, to: Address) => boolean {
  const known = useContributions(addressParameters);
  return useCallback((from, to) => leavesEntry(known, from, to), [known]);
}
