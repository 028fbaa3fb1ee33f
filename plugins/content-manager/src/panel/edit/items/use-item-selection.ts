import { useState } from 'react';

/** The selection mode of a list, for actions on several items. */
export interface ItemSelection {
  /** True if the list is in selection mode. */
  readonly isOn: boolean;
  /** The selected items, in the order of the list. */
  readonly chosen: readonly number[];
  readonly isChosen: (key: number) => boolean;
  /**
   * Selects an item, or deselects a selected one.
   * @param isRange whether this includes all items up to the one that was toggled before
   */
  readonly toggle: (key: number, isRange: boolean) => void;
  readonly choose: (keys: readonly number[]) => void;
  readonly start: () => void;
  readonly end: () => void;
}

interface SelectionState {
  readonly isOn: boolean;
  readonly keys: ReadonlySet<number>;
  /** The item that was toggled last: the start of a range. */
  readonly last: number | null;
}

const noSelection: SelectionState = { isOn: false, keys: new Set(), last: null };

/** Returns the {@link ItemSelection} of a list. Removed items are no longer selected. */
export function useItemSelection(keys: readonly number[]): ItemSelection {
  const [{ isOn, keys: selected, last }, setState] = useState(noSelection);
  const chosen = isOn ? keys.filter((key) => selected.has(key)) : [];
  return {
    isOn,
    chosen,
    isChosen: (key) => selected.has(key),
    toggle(key, isRange) {
      const from = isRange && last !== null && keys.includes(last) ? keys.indexOf(last) : keys.indexOf(key);
      const to = keys.indexOf(key);
      const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
      const next = new Set(chosen);
      for (const one of range) {
        if (selected.has(key)) next.delete(one);
        else next.add(one);
      }
      setState({ isOn, keys: next, last: key });
    },
    choose: (next) => setState({ isOn: true, keys: new Set(next), last: null }),
    start: () => setState({ ...noSelection, isOn: true }),
    end: () => setState(noSelection),
  };
}
