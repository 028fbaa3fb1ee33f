import { useContributions } from '@admin/shell';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addressParameters } from '../../points.ts';
import { callParameters, keepParameters, type CallParameters } from './address-parameters.ts';
import { givenStart, type GivenStart } from './start-parameter.ts';

/** What calls carry of the current address; the same object until that changes. */
export function useCallParameters(): CallParameters {
  const known = useContributions(addressParameters);
  const kept = keepParameters(new URLSearchParams(useLocation().search)).toString();
  return useMemo(() => callParameters(known, new URLSearchParams(kept)), [known, kept]);
}

/** What the current address says that a new entry begins from; the same object until that changes. */
export function useGivenStart(): GivenStart | null {
  const { id, value } = givenStart(new URLSearchParams(useLocation().search)) ?? {};
  return useMemo(() => (id === undefined || value === undefined ? null : { id, value }), [id, value]);
}
