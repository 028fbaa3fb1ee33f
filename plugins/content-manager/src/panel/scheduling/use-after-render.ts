import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something once the next render stands on the page: what is to have the focus then is not there before.
 * @param task what is done; sees what was rendered
 * @returns to be called with what the task needs to know, together with the change that renders anew
 */
export function useAfterRender<T>(task: (wanted: T) => void): (wanted: T) => void {
  const waiting = useRef<{ readonly wanted: T } | null>(null);
  useEffect(() => {
    const now = waiting.current;
    waiting.current = null;
    if (now) task(now.wanted);
  });
  return useCallback((wanted) => {
    waiting.current = { wanted };
  }, []);
}
