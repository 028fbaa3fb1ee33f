export { BorrowedTrigger } from './BorrowedTrigger.tsx';
export { useLateTrigger, type LateTrigger } from './use-late-trigger.ts';
