/** Labels of a table. */
export interface TableLabels {
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  /** Header of the column of row actions, for screen readers. */
  readonly actions: string;
  /** Accessible name of the handle that resizes a column. */
  readonly resize: (header: string) => string;
  /** Announced to screen readers while the rows load. */
  readonly loading: string;
}

export const english: TableLabels = {
  selectAll: 'Select all rows',
  selectRow: (name) => `Select ${name}`,
  actions: 'Actions',
  resize: (header) => `Width of ${header}`,
  loading: 'Loading',
};
