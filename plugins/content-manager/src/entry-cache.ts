export { useEntriesChanged } from './panel/entry/use-entries-changed.ts';
