import { useCallback, useRef, useState, type RefCallback } from 'react';
import { useDrag, useDrop, type DropTargetMonitor } from 'react-dnd';
import type { DropSide } from './list-order.ts';

/** What travels with the pointer: items stay in their list. */
interface DraggedItem {
  readonly list: string;
  readonly key: number;
}

export interface ItemDragSpec {
  /**
   * `component` for items of repeatable components, `dynamicZone` for those of zones, `relation` for linked entries,
   * `file` for those of a media field.
   */
  readonly type: 'component' | 'dynamicZone' | 'relation' | 'file';
  /** Path of the list. */
  readonly list: string;
  readonly itemKey: number;
  readonly canDrag: boolean;
  /** Dragging begins; once the browser has taken its picture of the item. */
  readonly onStart: () => void;
  /** Another item of the list was dropped above or below this one. */
  readonly onDrop: (dragged: number, side: DropSide) => void;
}

export interface ItemDrag {
  /** The whole item: what others are dropped on, and what is seen travelling. */
  readonly itemRef: RefCallback<HTMLElement>;
  /** What an item is dragged by. */
  readonly handleRef: RefCallback<HTMLElement>;
  readonly isDragging: boolean;
  /** Where an item that is held over this one would land; null while none is. */
  readonly dropSide: DropSide | null;
}

/** Lets an item be dragged by its handle, and other items of its list be dropped above and below it. */
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
      // The picture that follows the pointer is taken of what stands there now.
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
      // A list inside of an item has taken it already.
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
