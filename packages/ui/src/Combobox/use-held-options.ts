import { useEffect, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';

export interface HeldOptions<Option extends ComboboxOption> {
  readonly shown: readonly Option[];
  /** Call when a press on the list starts. */
  readonly hold: () => void;
}

/**
 * Freezes the options of a list while the pointer is down.
 *
 * A response that arrives between press and release would otherwise move another option under the pointer.
 */
export function useHeldOptions<Option extends ComboboxOption>(
  options: readonly Option[],
): HeldOptions<Option> {
  const [held, setHeld] = useState<readonly Option[] | null>(null);
  useEffect(() => {
    if (!held) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click that selects an option follows the release.
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
