export * from './FileDrop.tsx';
export type { FileRejection, FileRejectionReason } from './sort-files.ts';
