import { onIdle } from '../../scheduling.tsx';
import type { RecoveredChangesProps } from './RecoveredChanges.tsx';

/** The local draft, whose code is fetched when the browser is idle. */
export const LocalDraftSlot = onIdle<RecoveredChangesProps>(() =>
  import('./RecoveredChanges.tsx').then((module) => module.RecoveredChanges),
);
