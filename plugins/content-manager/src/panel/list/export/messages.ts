/** Texts of exporting a list. */
export const exportMessages = {
  start: { id: 'content-manager.export.start', defaultMessage: 'Export as CSV' },
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
  failed: { id: 'content-manager.export.failed', defaultMessage: 'The list could not be exported.' },
} as const;
