export { differencesBetween } from './differences.ts';
export { mergeEntries } from './merge-entries.ts';
export type { MergeConflict, MergedEntry, MergeSide, MergeSpec } from './merging.ts';
