import { isDropBehind } from '@admin/content-model';
import { useDirection } from '@admin/ui';
import { type RefCallback, useCallback, useRef, useState } from 'react';
import { type DropTargetMonitor, useDrag, useDrop } from 'react-dnd';
import type { DropSide } from '../../arranging/list-order.ts';

export interface CardDragSpec {
  readonly type: DragType;
  readonly name: string;
  /** Called when another field is dropped on this one. */
  readonly onDrop: (dragged: string, side: DropSide) => void;
}

export interface CardDrag {
  readonly ref: RefCallback<HTMLElement>;
  readonly isDragging: boolean;
  /** The side on which the dragged field would be dropped; null while none is over the card. */
  readonly dropSide: DropSide | null;
}

/** Makes a card draggable, and a drop target for others. */
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

export interface AreaDrop {
  readonly ref: RefCallback<HTMLElement>;
  /** True if a field is over the drop area. */
  readonly isOver: boolean;
  /** True if a field is dragged that can be dropped here. */
  readonly isWanted: boolean;
}

/** Makes an empty area a drop target: the rest of a row, or a new row. */
export function useAreaDrop(type: DragType, onDrop: (dragged: string) => void): AreaDrop {
  const [{ isOver, isWanted }, drop] = useDrop<DraggedField, unknown, Omit<AreaDrop, 'ref'>>({
    accept: type,
    drop: ({ name }) => onDrop(name),
    collect: (monitor) => ({ isOver: monitor.isOver(), isWanted: monitor.canDrop() }),
  });
  const ref = useCallback((node: HTMLElement | null) => void drop(node), [drop]);
  return { ref, isOver, isWanted };
}

/** Types of dragged items: fields of an edit view cannot be dropped among columns. */
export const dragTypes = { column: 'field', editField: 'editField' } as const;

export type DragType = (typeof dragTypes)[keyof typeof dragTypes];

/** The dragged field. */
export interface DraggedField {
  readonly name: string;
}
