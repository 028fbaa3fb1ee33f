import { useContributions } from '@admin/shell/host';
import { useMemo } from 'react';
import { blockTypes } from '../../contract/block-types.ts';
import type { BlockTypes } from '../model/block-types.ts';

/** The blocks of plugins; the same map until a plugin comes or goes. */
export function useBlockTypes(): BlockTypes {
  const contributed = useContributions(blockTypes);
  return useMemo(() => new Map(contributed.map((type) => [type.type, type])), [contributed]);
}
