import { useEffect, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';

/** The options that a list shows, and what its presses are told by. */
export interface HeldOptions<Option extends ComboboxOption> {
  readonly shown: readonly Option[];
  /** To be called when the list is pressed. */
  readonly hold: () => void;
}

/**
 * Keeps the options of a list as they are from a press until it is let go: an answer that comes in between would put
 * another option under the pointer, or none, and nothing would be chosen.
 */
export function useHeldOptions<Option extends ComboboxOption>(
  options: readonly Option[],
): HeldOptions<Option> {
  const [held, setHeld] = useState<readonly Option[] | null>(null);
  useEffect(() => {
    if (!held) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click, by which an option is chosen, follows the end of the press.
    const release = () => {
      timer = setTimeout(() => setHeld(null));
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [held]);
  return { shown: held ?? options, hold: () => setHeld(options) };
}
