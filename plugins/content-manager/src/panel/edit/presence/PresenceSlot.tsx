import { onIdle } from '../../scheduling.tsx';
import type { EntryPresenceProps } from './EntryPresence.tsx';

/** Who else has the entry open. */
export const PresenceSlot = onIdle<EntryPresenceProps>(() =>
  import('./EntryPresence.tsx').then((module) => module.EntryPresence),
);
