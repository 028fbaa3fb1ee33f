import { isDropBehind } from '@admin/content-model';
import { useDirection } from '@admin/ui';
import { type RefCallback, useCallback, useRef, useState } from 'react';
import { type DropTargetMonitor, useDrag, useDrop } from 'react-dnd';
import type { DropSide } from '../../arranging/list-order.ts';

export interface CardDragSpec {
  readonly type: DragType;
  readonly name: string;
  /** Another field was dropped on this one. */
  readonly onDrop: (dragged: string, side: DropSide) => void;
}

export interface CardDrag {
  readonly ref: RefCallback<HTMLElement>;
  readonly isDragging: boolean;
  /** Where a field that is held over the card would land; null while none is. */
  readonly dropSide: DropSide | null;
}

/** Lets a card be dragged, and others be dropped before and behind it. */
export function useCardDrag({ type, name, onDrop }: CardDragSpec): CardDrag {
  const direction = useDirection();
  const element = useRef<HTMLElement | null>(null);
  const [side, setSide] = useState<DropSide>('before');
  const sideAt = (monitor: DropTargetMonitor<DraggedField>): DropSide => {
    const pointer = monitor.getClientOffset();
    const box = element.current?.getBoundingClientRect();
    if (!pointer || !box) return 'before';
    const offset = direction === 'rtl' ? box.right - pointer.x : pointer.x - box.left;
    return isDropBehind(offset, box.width) ? 'behind' : 'before';
  };
  const [{ isDragging }, drag] = useDrag<DraggedField, unknown, { isDragging: boolean }>(
    () => ({ type, item: { name }, collect: (monitor) => ({ isDragging: monitor.isDragging() }) }),
    [type, name],
  );
  const [{ isOver }, drop] = useDrop<DraggedField, unknown, { isOver: boolean }>({
    accept: type,
    hover: (_, monitor) => setSide(sideAt(monitor)),
    drop: (dragged, monitor) => {
      if (dragged.name !== name) onDrop(dragged.name, sideAt(monitor));
    },
    collect: (monitor) => ({ isOver: monitor.isOver() && monitor.getItem()?.name !== name }),
  });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      drag(drop(node));
    },
    [drag, drop],
  );
  return { ref, isDragging, dropSide: isOver ? side : null };
}

export interface PlaceDrop {
  readonly ref: RefCallback<HTMLElement>;
  /** A field is held over the place. */
  readonly isOver: boolean;
  /** A field is being dragged that could be dropped here. */
  readonly isWanted: boolean;
}

/** A place where fields can be dropped and nothing stands: the free rest of a row, or a row of its own. */
export function usePlaceDrop(type: DragType, onDrop: (dragged: string) => void): PlaceDrop {
  const [{ isOver, isWanted }, drop] = useDrop<DraggedField, unknown, Omit<PlaceDrop, 'ref'>>({
    accept: type,
    drop: ({ name }) => onDrop(name),
    collect: (monitor) => ({ isOver: monitor.isOver(), isWanted: monitor.canDrop() }),
  });
  const ref = useCallback((node: HTMLElement | null) => void drop(node), [drop]);
  return { ref, isOver, isWanted };
}

/** What is being dragged, as drop targets know it: fields of an edit view do not land among columns. */
export const dragTypes = { column: 'field', editField: 'editField' } as const;

export type DragType = (typeof dragTypes)[keyof typeof dragTypes];

/** What travels with the pointer. */
export interface DraggedField {
  readonly name: string;
}
