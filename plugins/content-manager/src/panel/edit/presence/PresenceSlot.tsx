import { onIdle } from '../../scheduling/on-idle.tsx';
import type { EntryPresenceProps } from './EntryPresence.tsx';

/** Who else has the entry open. */
export const PresenceSlot = onIdle<EntryPresenceProps>(() =>
  import('./EntryPresence.tsx').then((module) => module.EntryPresence),
);
