import { onIdle } from '../../scheduling.tsx';
import type { KeptChangesProps } from './KeptChanges.tsx';

/** The journal of what is typed. */
export const JournalSlot = onIdle<KeptChangesProps>(() =>
  import('./KeptChanges.tsx').then((module) => module.KeptChanges),
);
