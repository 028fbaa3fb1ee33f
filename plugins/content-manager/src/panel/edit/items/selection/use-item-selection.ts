import { useState } from 'react';

/** The items of a list that are chosen, for doing something with several at once. */
export interface ItemSelection {
  /** Whether items are being chosen. */
  readonly isOn: boolean;
  /** The chosen ones, in the order of the list. */
  readonly chosen: readonly number[];
  readonly isChosen: (key: number) => boolean;
  /**
   * Chooses an item, or leaves it out again.
   * @param isRange whether the same goes for all between it and the one before
   */
  readonly toggle: (key: number, isRange: boolean) => void;
  readonly choose: (keys: readonly number[]) => void;
  readonly begin: () => void;
  readonly end: () => void;
}

interface Held {
  readonly isOn: boolean;
  readonly keys: ReadonlySet<number>;
  /** The item that was pressed last: where a range begins. */
  readonly last: number | null;
}

const nothing: Held = { isOn: false, keys: new Set(), last: null };

/** {@link ItemSelection} over a list. What is no longer in the list is no longer chosen. */
export function useItemSelection(keys: readonly number[]): ItemSelection {
  const [{ isOn, keys: held, last }, setHeld] = useState(nothing);
  const chosen = isOn ? keys.filter((key) => held.has(key)) : [];
  return {
    isOn,
    chosen,
    isChosen: (key) => held.has(key),
    toggle(key, isRange) {
      const from = isRange && last !== null && keys.includes(last) ? keys.indexOf(last) : keys.indexOf(key);
      const to = keys.indexOf(key);
      const those = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
      const next = new Set(chosen);
      for (const one of those) {
        if (held.has(key)) next.delete(one);
        else next.add(one);
      }
      setHeld({ isOn, keys: next, last: key });
    },
    choose: (next) => setHeld({ isOn: true, keys: new Set(next), last: null }),
    begin: () => setHeld({ ...nothing, isOn: true }),
    end: () => setHeld(nothing),
  };
}
