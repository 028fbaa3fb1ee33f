export { BorrowedTrigger } from './BorrowedTrigger.tsx';
export { useExtendedElement } from './extend-element.ts';
export { lateCode, preloadLayers, useLateCode, type LateCode } from './late-code.ts';
export { LateLayer, OpenedLayer } from './LateLayer.tsx';
export { useLateTrigger, type LateTrigger, type TriggerListeners } from './use-late-trigger.ts';
