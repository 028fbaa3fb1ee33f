export { BorrowedTrigger } from './BorrowedTrigger.tsx';
export { useExtendedElement } from './extend-element.ts';
export { lateCode, preloadLayers, useLateCode, type LateCode } from './late-code.ts';
export { LateLayer, OpenedLayer } from './LateLayer.tsx';
export { createSharedTriggers, type SharedTrigger, type SharedTriggers } from './shared-triggers.ts';
export {
  useLateTrigger,
  type LateTrigger,
  type LayerTrigger,
  type TriggerHandlers,
  type TriggerListeners,
} from './use-late-trigger.ts';
