import { useState } from 'react';

/** Which columns are shown, while this list is open. */
export interface DisplayedNames {
  readonly names: readonly string[];
  readonly toggle: (name: string) => void;
  readonly reset: () => void;
}

/** Starts from the layout's columns; leaving the list forgets what was changed. The last one stays. */
export function useDisplayedNames(initial: readonly string[]): DisplayedNames {
  const [names, setNames] = useState(initial);
  return {
    names,
    toggle: (name) =>
      setNames((shown) => {
        if (!shown.includes(name)) return [...shown, name];
        return shown.length > 1 ? shown.filter((one) => one !== name) : shown;
      }),
    reset: () => setNames(initial),
  };
}
