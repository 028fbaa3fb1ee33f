import { useEffect, useState } from 'react';

/** How long somebody must stop typing before it is looked for, milliseconds. */
const pause = 120;

/** A text, once it has not changed for a moment. */
export function usePaused(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
