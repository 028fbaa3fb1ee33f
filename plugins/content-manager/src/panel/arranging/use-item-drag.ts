import { useCallback, useRef, useState, type RefCallback } from 'react';
import { useDrag, useDrop, type DropTargetMonitor } from 'react-dnd';
import type { DropSide } from './list-order.ts';

/** The dragged item; it can only be dropped in its list. */
interface DraggedItem {
  readonly list: string;
  readonly key: number;
}

export interface ItemDragSpec {
  /**
   * `component` for items of repeatable components, `dynamicZone` for those of zones, `relation` for linked entries,
   * `file` for those of a media field, `item` for lists of plugins.
   */
  readonly type: 'component' | 'dynamicZone' | 'relation' | 'file' | 'item';
  /** Path of the list. */
  readonly list: string;
  readonly itemKey: number;
  readonly canDrag: boolean;
  /** Called when dragging starts, after the browser has captured the drag image. */
  readonly onStart: () => void;
  /** Called when another item of the list is dropped before or after this one. */
  readonly onDrop: (dragged: number, side: DropSide) => void;
}

export interface ItemDrag {
  /** The whole item: the drop target, and the drag image. */
  readonly itemRef: RefCallback<HTMLElement>;
  /** The drag handle. */
  readonly handleRef: RefCallback<HTMLElement>;
  readonly isDragging: boolean;
  /** The side on which the dragged item would be dropped; null while none is over this one. */
  readonly dropSide: DropSide | null;
}

/** Makes an item draggable by its handle, and a drop target for other items of its list. */
export function useItemDrag({ type, list, itemKey, canDrag, onStart, onDrop }: ItemDragSpec): ItemDrag {
  const element = useRef<HTMLElement | null>(null);
  const [side, setSide] = useState<DropSide>('before');
  const isOther = (item: DraggedItem | null): boolean => item?.list === list && item.key !== itemKey;
  const sideAt = (monitor: DropTargetMonitor<DraggedItem>): DropSide => {
    const pointer = monitor.getClientOffset();
    const box = element.current?.getBoundingClientRect();
    return pointer && box && pointer.y > box.top + box.height / 2 ? 'behind' : 'before';
  };
  const [{ isDragging }, drag, preview] = useDrag<DraggedItem, unknown, { isDragging: boolean }>({
    type,
    canDrag,
    item: () => {
      // The browser captures the drag image of the current state first.
      setTimeout(onStart);
      return { list, key: itemKey };
    },
    isDragging: (monitor) => monitor.getItem().key === itemKey,
    collect: (monitor) => ({ isDragging: monitor.isDragging() }),
  });
  const [{ isOver }, drop] = useDrop<DraggedItem, unknown, { isOver: boolean }>({
    accept: type,
    canDrop: isOther,
    hover: (_, monitor) => setSide(sideAt(monitor)),
    drop: (dragged, monitor) => {
      // A nested list has handled the drop.
      if (!monitor.didDrop()) onDrop(dragged.key, sideAt(monitor));
    },
    collect: (monitor) => ({
      isOver: monitor.isOver({ shallow: true }) && isOther(monitor.getItem<DraggedItem | null>()),
    }),
  });
  const itemRef = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      preview(drop(node));
    },
    [preview, drop],
  );
  const handleRef = useCallback((node: HTMLElement | null) => void drag(node), [drag]);
  return { itemRef, handleRef, isDragging, dropSide: isOver ? side : null };
}
