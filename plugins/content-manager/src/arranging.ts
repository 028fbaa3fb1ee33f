export { ArrangeArea, type ArrangeAreaProps } from './panel/arranging/ArrangeArea.tsx';
export { droppedOrder, type DropSide, type ListMove } from './panel/arranging/list-order.ts';
export { arrangingMessages } from './panel/arranging/messages.ts';
export { MoveHandle, type MoveHandleProps } from './panel/arranging/MoveHandle.tsx';
export { StepButtons } from './panel/arranging/StepButtons.tsx';
export type { Arranging, ArrangingOf, Grabbing } from './panel/arranging/use-arranging.ts';
export { useItemDrag, type ItemDrag, type ItemDragSpec } from './panel/arranging/use-item-drag.ts';
export { useListArranging, type ArrangedList } from './panel/arranging/use-arranging.ts';
