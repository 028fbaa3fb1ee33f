export { savedState, type Place } from './places.ts';
export { UnsavedGuard, type UnsavedGuardProps } from './UnsavedGuard.tsx';
