export * from './RelativeTime.tsx';
export { relativeDistance, type RelativeDistance } from './relative-unit.ts';
