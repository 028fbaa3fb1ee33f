import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActionDescription } from '../../points/actions.ts';

/**
 * The minimum interval between changes of an action's appearance, in milliseconds: while the user types, its hook may
 * return a new description with each key.
 */
export const descriptionInterval = 60;

/** Everything that is seen of a description; functions leave no trace in the text. */
function lookOf(description: ActionDescription<never> | null): string {
  return description ? JSON.stringify(description) : '';
}

/** An action as it is rendered. */
export interface SettledDescription<I> {
  /** The rendered description; null while the action is hidden. */
  readonly drawn: ActionDescription<I> | null;
  /** Returns the latest description; null if it hides or disables the action. */
  readonly now: () => ActionDescription<I> | null;
}

/**
 * Returns a description whose appearance changes at most every 60 ms. Only the appearance is delayed: running the
 * action uses its latest description, and does nothing if that hides or disables it.
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
