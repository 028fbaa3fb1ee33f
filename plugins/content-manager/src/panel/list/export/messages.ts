/** Texts of a running export and its results. */
export const exportMessages = {
  running: {
    id: 'content-manager.export.running',
    defaultMessage: 'Exporting, {kilobytes, number} kB so far',
  },
  cancel: { id: 'content-manager.export.cancel', defaultMessage: 'Cancel the export' },
  done: { id: 'content-manager.export.done', defaultMessage: 'Exported' },
  without: {
    id: 'content-manager.export.without',
    defaultMessage: 'Exported without {columns}, which a plugin adds to this page',
  },
} as const;
