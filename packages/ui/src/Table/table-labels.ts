/** The words of a table. */
export interface TableLabels {
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  /** Header of the column of row actions, for screen readers. */
  readonly actions: string;
  /** Names the edge of a column that makes it wider or narrower. */
  readonly resize: (header: string) => string;
  /** Announced while the first rows load. */
  readonly loading: string;
}

export const english: TableLabels = {
  selectAll: 'Select all rows',
  selectRow: (name) => `Select ${name}`,
  actions: 'Actions',
  resize: (header) => `Width of ${header}`,
  loading: 'Loading',
};
