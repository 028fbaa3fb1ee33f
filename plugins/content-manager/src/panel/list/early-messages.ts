/** Texts that the document shows before the panel has loaded. */
export const earlyMessages = {
  foundMore: {
    id: 'content-manager.list.found-more',
    defaultMessage: 'More than {count, number} entries found',
  },
  found: {
    id: 'content-manager.list.found',
    defaultMessage: '{count, plural, =0 {No entries found} one {# entry found} other {# entries found}}',
  },
  back: { id: 'content-manager.list.back', defaultMessage: 'Back' },
  status: { id: 'content-manager.list.status', defaultMessage: 'Status' },
  selectAll: { id: 'content-manager.list.select-all', defaultMessage: 'Select all entries' },
  selectRow: { id: 'content-manager.list.select-row', defaultMessage: 'Select {name}' },
  actionsFor: { id: 'content-manager.list.actions-for', defaultMessage: 'Actions for {name}' },
} as const;
