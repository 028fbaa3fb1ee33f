/** Texts of the library page. */
export const pageMessages = {
  count: {
    id: 'media-library.count',
    defaultMessage: '{count, plural, =0 {No files} one {# file} other {# files}}',
  },
  selected: {
    id: 'media-library.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
  },
  clearSelection: { id: 'media-library.clear-selection', defaultMessage: 'Clear the selection' },
  bulkActions: { id: 'media-library.bulk-actions', defaultMessage: 'Selected files and folders' },
} as const;
