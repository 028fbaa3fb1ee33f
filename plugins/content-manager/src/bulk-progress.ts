/** The progress of actions on many entries, for dialogs of plugins. */
export {
  BulkProgressBar,
  progressName,
  useBulkProgress,
  type BulkProgress,
  type BulkProgressBarProps,
} from './panel/list/bulk/progress/BulkProgress.tsx';
