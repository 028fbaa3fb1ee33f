export * from './Table.tsx';
export type { TableColumn, TableSort } from './table-column.ts';
export type { TableLabels } from './table-labels.ts';
export type { TableSelection } from './row/use-row-selection.ts';
