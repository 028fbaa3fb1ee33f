/** Texts of tables. */
export const tableMessages = {
  label: { id: 'more-blocks.table', defaultMessage: 'Table' },
  keywords: { id: 'more-blocks.table.keywords', defaultMessage: 'grid, rows, columns' },
  damaged: { id: 'more-blocks.table.damaged', defaultMessage: 'the rows of the table are damaged' },
  cell: {
    id: 'more-blocks.table.cell',
    defaultMessage: 'Row {row, number}, column {column, number}',
  },
  tools: { id: 'more-blocks.table.tools', defaultMessage: 'Rows and columns' },
  addRow: { id: 'more-blocks.table.add-row', defaultMessage: 'Add row' },
  addColumn: { id: 'more-blocks.table.add-column', defaultMessage: 'Add column' },
  removeRow: { id: 'more-blocks.table.remove-row', defaultMessage: 'Remove row {row, number}' },
  removeColumn: {
    id: 'more-blocks.table.remove-column',
    defaultMessage: 'Remove column {column, number}',
  },
  header: { id: 'more-blocks.table.header', defaultMessage: 'First row is a header' },
} as const;
