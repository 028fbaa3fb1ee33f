/** Texts of moving blocks, by pointer and by keyboard. */
export const dragMessages = {
  handle: { id: 'content-manager.blocks.handle', defaultMessage: 'Move or change block: {block}' },
  up: { id: 'content-manager.blocks.move-up', defaultMessage: 'Move up' },
  down: { id: 'content-manager.blocks.move-down', defaultMessage: 'Move down' },
  duplicate: { id: 'content-manager.blocks.duplicate', defaultMessage: 'Duplicate' },
  delete: { id: 'content-manager.blocks.delete', defaultMessage: 'Delete' },
  moved: {
    id: 'content-manager.blocks.moved',
    defaultMessage: '{block} moved, position {position, number} of {count, number}.',
  },
  stuck: {
    id: 'content-manager.blocks.stuck',
    defaultMessage: '{block} cannot go further, position {position, number} of {count, number}.',
  },
  duplicated: { id: 'content-manager.blocks.duplicated', defaultMessage: '{block} duplicated.' },
  deleted: { id: 'content-manager.blocks.deleted', defaultMessage: '{block} deleted.' },
  block: { id: 'content-manager.blocks.block', defaultMessage: 'Block' },
} as const;
