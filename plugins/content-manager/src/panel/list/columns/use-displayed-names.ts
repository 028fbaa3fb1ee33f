import { useCallback, useMemo, useState } from 'react';

/** Which columns are shown, while this list is open. */
export interface DisplayedNames {
  readonly names: readonly string[];
  readonly toggle: (name: string) => void;
  readonly reset: () => void;
}

/** Starts from the layout's columns; leaving the list forgets what was changed. The last one stays. */
export function useDisplayedNames(layout: readonly string[]): DisplayedNames {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const names = chosen ?? layout;
  const toggle = useCallback(
    (name: string) =>
      setChosen((before) => {
        const shown = before ?? layout;
        if (!shown.includes(name)) return [...shown, name];
        return shown.length > 1 ? shown.filter((one) => one !== name) : shown;
      }),
    [layout],
  );
  const reset = useCallback(() => setChosen(null), []);
  return useMemo(() => ({ names, toggle, reset }), [names, toggle, reset]);
}
