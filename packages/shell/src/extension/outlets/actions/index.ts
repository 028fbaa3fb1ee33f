export { ActionOutlet, type ActionOutletProps } from './ActionOutlet.tsx';
export type { ReadyAction } from './ready-action.ts';
