/** Texts of the field that links an entry. */
export const linkedEntryMessages = {
  type: { id: 'content-manager.blocks.link.type', defaultMessage: 'Content type' },
  entry: { id: 'content-manager.blocks.link.entry', defaultMessage: 'Entry' },
  entryHint: {
    id: 'content-manager.blocks.link.entry.hint',
    defaultMessage: 'The link follows this entry even if its address changes.',
  },
  findEntry: { id: 'content-manager.blocks.link.entry.find', defaultMessage: 'Find an entry to link' },
  showEntries: { id: 'content-manager.blocks.link.entry.show', defaultMessage: 'Show entries' },
  noEntries: { id: 'content-manager.blocks.link.entry.none', defaultMessage: 'No entries found' },
  loadingEntries: { id: 'content-manager.blocks.link.entry.finding', defaultMessage: 'Searching entries' },
  entriesFailed: {
    id: 'content-manager.blocks.link.entry.failed',
    defaultMessage: 'Entries could not be searched. Try again.',
  },
  unlinkEntry: { id: 'content-manager.blocks.link.entry.take-out', defaultMessage: 'Unlink {name}' },
  entryGone: {
    id: 'content-manager.blocks.link.entry.gone',
    defaultMessage: 'The linked entry no longer exists, or you may not read it.',
  },
} as const;
