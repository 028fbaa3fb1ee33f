/** Texts of blocks that cannot be drawn. */
export const unknownMessages = {
  unknown: {
    id: 'content-manager.blocks.unknown',
    defaultMessage: 'No plugin here knows blocks of the type “{type}”. This one is kept as it is.',
  },
  wrong: {
    id: 'content-manager.blocks.unknown.wrong',
    defaultMessage: 'This block is not as its plugin expects it, and is kept as it is: {reason}',
  },
  unchecked: {
    id: 'content-manager.blocks.unknown.unchecked',
    defaultMessage: 'its plugin failed to check it.',
  },
} as const;
