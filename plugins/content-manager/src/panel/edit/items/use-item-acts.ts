import { useLayoutEffect, useMemo, useRef } from 'react';
import { droppedOrder, type DropSide } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf, Grabbing } from '../../arranging/use-arranging.ts';
import { useEditing } from '../editing/editing-context.ts';
import type { ItemSelection } from './selection/use-item-selection.ts';
import type { ItemEdits } from './use-item-edits.ts';

/** What the line of an item does when it is pressed. The same object in every render, for lines that are memoised. */
export interface ItemActs {
  readonly edits: Omit<ItemEdits, 'addNew'>;
  readonly grabbing: Omit<Grabbing, 'grabbed'>;
  readonly toggle: ItemSelection['toggle'];
  readonly beginDrag: () => void;
  /** One item was dropped above or below another one. */
  readonly drop: (dragged: number, target: number, side: DropSide) => void;
}

export interface ItemActsSpec {
  readonly keys: readonly number[];
  readonly order: ArrangingOf<readonly number[]>;
  readonly edits: ItemEdits;
  readonly selection: ItemSelection;
}

/** {@link ItemActs} that do what those of the last render do. */
export function useItemActs(spec: ItemActsSpec): ItemActs {
  const { openItems } = useEditing();
  const { steps, instructionsId } = spec.order;
  const latest = useRef(spec);
  useLayoutEffect(() => {
    latest.current = spec;
  });
  return useMemo(
    () => ({
      edits: {
        step: (keys, by) => latest.current.edits.step(keys, by),
        add: (place) => latest.current.edits.add(place),
        duplicate: (keys) => latest.current.edits.duplicate(keys),
        remove: (keys) => latest.current.edits.remove(keys),
        copy: (keys, label, keep) => latest.current.edits.copy(keys, label, keep),
        paste: (items, place) => latest.current.edits.paste(items, place),
      },
      grabbing: {
        steps,
        instructionsId,
        toggle: (name) => latest.current.order.toggle(name),
        step: (step) => latest.current.order.step(step),
        drop: () => latest.current.order.drop(),
        cancel: () => latest.current.order.cancel(),
      },
      toggle: (key, isRange) => latest.current.selection.toggle(key, isRange),
      beginDrag: () => openItems.close(latest.current.keys),
      drop(dragged, target, side) {
        const { keys, order } = latest.current;
        order.put(droppedOrder(keys, dragged, target, side), String(dragged), arrangingMessages.dropped);
      },
    }),
    [openItems, steps, instructionsId],
  );
}
