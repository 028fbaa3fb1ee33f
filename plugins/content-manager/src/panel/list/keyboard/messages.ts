/** What the keys of a list do. */
export const keyMessages = {
  rows: { id: 'content-manager.keys.rows', defaultMessage: 'Rows' },
  search: { id: 'content-manager.keys.search', defaultMessage: 'Search' },
  toRows: { id: 'content-manager.keys.to-rows', defaultMessage: 'Go from the search to the rows' },
  move: { id: 'content-manager.keys.move', defaultMessage: 'Go to the row above or below' },
  ends: { id: 'content-manager.keys.ends', defaultMessage: 'Go to the first or the last row' },
  open: { id: 'content-manager.keys.open', defaultMessage: 'Open the entry' },
  select: { id: 'content-manager.keys.select', defaultMessage: 'Select the row' },
  selectRange: {
    id: 'content-manager.keys.select-range',
    defaultMessage: 'Select all rows since the last selected one',
  },
} as const;
