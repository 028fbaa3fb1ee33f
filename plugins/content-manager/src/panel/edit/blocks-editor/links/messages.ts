/** Texts of the layer in which links are written. */
export const linkMessages = {
  title: { id: 'content-manager.blocks.link.title', defaultMessage: 'Link' },
  words: { id: 'content-manager.blocks.link.text', defaultMessage: 'Text' },
  url: { id: 'content-manager.blocks.link.url', defaultMessage: 'Address' },
  urlHint: {
    id: 'content-manager.blocks.link.url.hint',
    defaultMessage: 'A whole address such as https://example.com, or a path that starts with /',
  },
  urlWrong: {
    id: 'content-manager.blocks.link.url.wrong',
    defaultMessage: 'This is neither a whole address nor a path.',
  },
  type: { id: 'content-manager.blocks.link.type', defaultMessage: 'Content type' },
  entry: { id: 'content-manager.blocks.link.entry', defaultMessage: 'Entry' },
  entryHint: {
    id: 'content-manager.blocks.link.entry.hint',
    defaultMessage: 'The link leads to this entry, also where its address changes.',
  },
  findEntry: { id: 'content-manager.blocks.link.entry.find', defaultMessage: 'Find an entry to link' },
  showEntries: { id: 'content-manager.blocks.link.entry.show', defaultMessage: 'Show entries' },
  noEntries: { id: 'content-manager.blocks.link.entry.none', defaultMessage: 'No entries found' },
  findingEntries: { id: 'content-manager.blocks.link.entry.finding', defaultMessage: 'Looking for entries' },
  entriesFailed: {
    id: 'content-manager.blocks.link.entry.failed',
    defaultMessage: 'Entries could not be searched. Try again.',
  },
  takeEntryOut: { id: 'content-manager.blocks.link.entry.take-out', defaultMessage: 'Unlink {name}' },
  entryGone: {
    id: 'content-manager.blocks.link.entry.gone',
    defaultMessage: 'The linked entry is gone, or you may not read it.',
  },
  save: { id: 'content-manager.blocks.link.save', defaultMessage: 'Save link' },
  cancel: { id: 'content-manager.blocks.link.cancel', defaultMessage: 'Cancel' },
  remove: { id: 'content-manager.blocks.link.remove', defaultMessage: 'Remove link' },
} as const;
