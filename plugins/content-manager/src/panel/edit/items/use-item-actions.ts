import { useLayoutEffect, useMemo, useRef } from 'react';
import { droppedOrder, type DropSide } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf, Grabbing } from '../../arranging/use-arranging.ts';
import { useEditing } from '../editing/editing-context.ts';
import type { ItemEdits } from './use-item-edits.ts';
import type { ItemSelection } from './use-item-selection.ts';

/** The actions of an item's controls. The same object in every render, because items are memoised. */
export interface ItemActions {
  readonly edits: Omit<ItemEdits, 'addNew'>;
  readonly grabbing: Omit<Grabbing, 'grabbed'>;
  readonly toggle: ItemSelection['toggle'];
  readonly startDrag: () => void;
  /** Moves an item that was dropped above or below another one. */
  readonly drop: (dragged: number, target: number, side: DropSide) => void;
}

export interface ItemActionsSpec {
  readonly keys: readonly number[];
  readonly order: ArrangingOf<readonly number[]>;
  readonly edits: ItemEdits;
  readonly selection: ItemSelection;
}

/** Returns {@link ItemActions} that call the functions of the last render. */
export function useItemActions(spec: ItemActionsSpec): ItemActions {
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
        add: (position) => latest.current.edits.add(position),
        duplicate: (keys) => latest.current.edits.duplicate(keys),
        remove: (keys) => latest.current.edits.remove(keys),
        copy: (keys, label, store) => latest.current.edits.copy(keys, label, store),
        paste: (items, position) => latest.current.edits.paste(items, position),
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
      startDrag: () => openItems.close(latest.current.keys),
      drop(dragged, target, side) {
        const { keys, order } = latest.current;
        order.put(droppedOrder(keys, dragged, target, side), String(dragged), arrangingMessages.dropped);
      },
    }),
    [openItems, steps, instructionsId],
  );
}
