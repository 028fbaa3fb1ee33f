export * from './RelativeTime.tsx';
export { TextLocaleContext } from './text-locale.ts';
