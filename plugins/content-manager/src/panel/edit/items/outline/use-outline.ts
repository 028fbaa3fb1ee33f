import { useState } from 'react';

/** From how many items on a zone has an outline. */
export const longZone = 8;

/** The outline of one zone. */
export interface Outline {
  /** Whether the zone is long enough for one. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Whether the outline of a zone is shown. A zone that became too short for it has none. */
export function useOutline(isZone: boolean, count: number): Outline {
  const [isWanted, setIsWanted] = useState(false);
  const isOffered = isZone && count >= longZone;
  return { isOffered, isOpen: isOffered && isWanted, toggle: () => setIsWanted((before) => !before) };
}
