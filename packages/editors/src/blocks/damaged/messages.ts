/** Texts for a value that is not a valid block document. */
export const damagedMessages = {
  title: {
    id: 'content-manager.blocks.damaged',
    defaultMessage: 'This text must be repaired before you can edit it',
  },
  explanation: {
    id: 'content-manager.blocks.damaged.explanation',
    defaultMessage: 'The stored value is not a valid block document. It stays unchanged until you repair it.',
  },
  atPosition: { id: 'content-manager.blocks.damaged.at', defaultMessage: '{place}: {fault}' },
  more: {
    id: 'content-manager.blocks.damaged.more',
    defaultMessage: '{count, plural, one {And # more problem} other {And # more problems}}',
  },
  whole: { id: 'content-manager.blocks.damaged.whole', defaultMessage: 'The value' },
  repair: { id: 'content-manager.blocks.damaged.repair', defaultMessage: 'Repair' },
  dialog: { id: 'content-manager.blocks.damaged.dialog', defaultMessage: 'Repair this text?' },
  nothingLost: {
    id: 'content-manager.blocks.damaged.nothing-lost',
    defaultMessage: 'Your text is kept; only the structure is repaired.',
  },
  lost: {
    id: 'content-manager.blocks.damaged.lost',
    defaultMessage: '{count, plural, one {# part} other {# parts}} cannot be kept:',
  },
  cancel: { id: 'content-manager.blocks.damaged.cancel', defaultMessage: 'Cancel' },
} as const;

/** Faults of a node of a document. */
export const faultMessages = {
  node: {
    id: 'content-manager.blocks.fault.node',
    defaultMessage: 'a block of this type is not allowed here',
  },
  children: { id: 'content-manager.blocks.fault.children', defaultMessage: 'it has no content' },
  text: { id: 'content-manager.blocks.fault.text', defaultMessage: 'its text is not a string' },
  mark: { id: 'content-manager.blocks.fault.mark', defaultMessage: 'a mark must be on or off' },
  level: {
    id: 'content-manager.blocks.fault.level',
    defaultMessage: 'the level of a heading must be from 1 to 6',
  },
  format: {
    id: 'content-manager.blocks.fault.format',
    defaultMessage: 'a list must be ordered or unordered',
  },
  indentLevel: {
    id: 'content-manager.blocks.fault.indent',
    defaultMessage: 'the level of a list must be a whole number of at least 0',
  },
  url: { id: 'content-manager.blocks.fault.url', defaultMessage: 'a link needs a safe address' },
  image: { id: 'content-manager.blocks.fault.image', defaultMessage: 'an image needs a safe address' },
  other: { id: 'content-manager.blocks.fault.other', defaultMessage: 'it is not a list of blocks' },
} as const;
