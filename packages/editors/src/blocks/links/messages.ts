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
  save: { id: 'content-manager.blocks.link.save', defaultMessage: 'Save link' },
  cancel: { id: 'content-manager.blocks.link.cancel', defaultMessage: 'Cancel' },
  remove: { id: 'content-manager.blocks.link.remove', defaultMessage: 'Remove link' },
} as const;
