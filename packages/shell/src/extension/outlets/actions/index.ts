export { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
export { ActionList, type ActionListProps } from './ActionList.tsx';
export { ActionOutlet, type ActionOutletProps } from './ActionOutlet.tsx';
export type { ReadyAction } from './ready-action.ts';
