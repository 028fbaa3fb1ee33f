import { useContributions } from '@admin/shell';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addressParameters } from '../../points.ts';
import { callParameters, keepParameters, type CallParameters } from './address-parameters.ts';

/** What calls carry of the current address; the same object until that changes. */
export function useCallParameters(): CallParameters {
  const known = useContributions(addressParameters);
  const kept = keepParameters(new URLSearchParams(useLocation().search)).toString();
  return useMemo(() => callParameters(known, new URLSearchParams(kept)), [known, kept]);
}
