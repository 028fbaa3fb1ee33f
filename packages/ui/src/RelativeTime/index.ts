export * from './RelativeTime.tsx';
export { relativeDistance, type RelativeDistance } from './relative-unit.ts';
export { TextLocaleContext } from './text-locale.ts';
