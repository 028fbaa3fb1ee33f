import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActionDescription } from '../points/actions.ts';

/** How often an action may change its looks, milliseconds: while somebody types, a hook may change its mind with each key. */
export const descriptionInterval = 60;

/** Everything that is seen of a description. */
function lookOf(description: ActionDescription | null): string {
  if (!description) return '';
  const { run: _run, ...seen } = description;
  return JSON.stringify(seen);
}

/**
 * A description whose looks change at most every 60 ms. Only the looks lag behind: what runs is always what
 * the action says now, and nothing when it is hidden or disabled by now.
 */
export function useSettledDescription(description: ActionDescription | null): ActionDescription | null {
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

  if (!drawn.description) return null;
  return {
    ...drawn.description,
    async run() {
      const now = latest.current;
      if (now && !now.disabled) await now.run();
    },
  };
}
