export * from './Table.tsx';
export type { TableColumn, TableSort } from './table-column.ts';
export type { TableLabels } from './table-labels.ts';
export type { TableSelection } from './use-row-selection.ts';
