export {
  mergeSavedEntry,
  previewRestore,
  restoreChanges,
  type MayWrite,
  type ResolvedConflict,
} from './merge-changes.ts';
