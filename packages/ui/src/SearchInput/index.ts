export * from './SearchInput.tsx';
export { coalesceCalls, type CoalescedCalls } from './coalesce-calls.ts';
