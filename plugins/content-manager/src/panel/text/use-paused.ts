import { useEffect, useState } from 'react';

/** How long somebody must stop typing before anything follows from it, milliseconds. */
const pause = 120;

/** A text, or what was made of one, once it has not changed for a moment. */
export function usePaused<T>(text: T): T {
  const [settled, setSettled] = useState<T>(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(() => text), pause);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
