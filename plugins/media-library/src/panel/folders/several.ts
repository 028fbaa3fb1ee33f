/** Files and folders that something is done to together. */
export interface Several {
  readonly fileIds: readonly number[];
  readonly folderIds: readonly number[];
  /** What it is called, where it is only one. */
  readonly name?: string | undefined;
}
