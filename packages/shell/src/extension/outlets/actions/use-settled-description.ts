import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActionDescription } from '../../points/actions.ts';

/** How often an action may change its looks, milliseconds: while somebody types, a hook may change its mind with each key. */
export const descriptionInterval = 60;

/** Everything that is seen of a description; functions leave no trace in the text. */
function lookOf(description: ActionDescription<never> | null): string {
  return description ? JSON.stringify(description) : '';
}

/** An action on the screen. */
export interface SettledDescription<I> {
  /** What it looks like; null while it is hidden. */
  readonly drawn: ActionDescription<I> | null;
  /** What it says at this moment; null when it is hidden or disabled by now. */
  readonly now: () => ActionDescription<I> | null;
}

/**
 * A description whose looks change at most every 60 ms. Only the looks lag behind: what happens is always what the
 * action says now, and nothing when it is hidden or disabled by now.
 */
export function useSettledDescription<I>(description: ActionDescription<I> | null): SettledDescription<I> {
  const look = lookOf(description);
  const latest = useRef(description);
  const drawnAt = useRef(Number.NEGATIVE_INFINITY);
  const [drawn, setDrawn] = useState({ description, look });

  useLayoutEffect(() => {
    latest.current = description;
  });

  useEffect(() => {
    if (look === drawn.look) return undefined;
    const settle = () => {
      drawnAt.current = performance.now();
      setDrawn({ description: latest.current, look: lookOf(latest.current) });
    };
    const wait = Math.max(0, drawnAt.current + descriptionInterval - performance.now());
    const timer = setTimeout(settle, wait);
    return () => clearTimeout(timer);
  }, [look, drawn.look]);

  const now = useCallback(() => (latest.current?.disabled ? null : latest.current), []);
  return { drawn: drawn.description, now };
}
