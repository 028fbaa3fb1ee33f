export { BorrowedTrigger } from './BorrowedTrigger.tsx';
export { useExtendedElement } from './extend-element.ts';
export { useLateTrigger, type LateTrigger } from './use-late-trigger.ts';
