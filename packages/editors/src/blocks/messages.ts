/** Texts of the block editor. */
export const blocksMessages = {
  toolbar: { id: 'content-manager.blocks.toolbar', defaultMessage: 'Text tools' },
  blockType: { id: 'content-manager.blocks.type', defaultMessage: 'Block type: {kind}' },
  turnInto: { id: 'content-manager.blocks.turn-into', defaultMessage: 'Turn into' },
  insert: { id: 'content-manager.blocks.insert', defaultMessage: 'Insert' },
  otherKind: { id: 'content-manager.blocks.kind.other', defaultMessage: 'Other' },
  marks: { id: 'content-manager.blocks.marks', defaultMessage: 'Marks' },
  moreMarks: { id: 'content-manager.blocks.marks.more', defaultMessage: 'More marks' },
  lists: { id: 'content-manager.blocks.lists', defaultMessage: 'Lists' },
  bold: { id: 'content-manager.blocks.bold', defaultMessage: 'Bold' },
  italic: { id: 'content-manager.blocks.italic', defaultMessage: 'Italic' },
  underline: { id: 'content-manager.blocks.underline', defaultMessage: 'Underline' },
  strikethrough: { id: 'content-manager.blocks.strikethrough', defaultMessage: 'Strikethrough' },
  code: { id: 'content-manager.blocks.inline-code', defaultMessage: 'Inline code' },
  link: { id: 'content-manager.blocks.link', defaultMessage: 'Link' },
  expand: { id: 'content-manager.blocks.expand', defaultMessage: 'Expand' },
  collapse: { id: 'content-manager.blocks.collapse', defaultMessage: 'Collapse' },
  close: { id: 'content-manager.blocks.close', defaultMessage: 'Close' },
  language: { id: 'content-manager.blocks.language', defaultMessage: 'Code language' },
  plainCode: { id: 'content-manager.blocks.language.plain', defaultMessage: 'Plain text' },
  slash: { id: 'content-manager.blocks.slash', defaultMessage: 'Block types' },
  insertFailed: {
    id: 'content-manager.blocks.insert.failed',
    defaultMessage: '“{kind}” could not be inserted. The text is unchanged.',
  },
  noKind: { id: 'content-manager.blocks.slash.none', defaultMessage: 'No block type has this name' },
  placeholder: {
    id: 'content-manager.blocks.placeholder',
    defaultMessage: 'Write, or type / for block types',
  },
  leave: {
    id: 'content-manager.blocks.leave',
    defaultMessage: 'Tab moves to the next field. In a list, press Esc first.',
  },
  words: {
    id: 'content-manager.blocks.words',
    defaultMessage:
      '{words, plural, one {# word} other {# words}} · {minutes, plural, one {# minute} other {# minutes}} to read',
  },
  cut: {
    id: 'content-manager.blocks.cut',
    defaultMessage: 'The pasted text was too long. Its end is missing.',
  },
  noWords: { id: 'content-manager.blocks.words.none', defaultMessage: 'No words yet' },
} as const;

/** Keys of the block editor, for the overview of keyboard shortcuts. */
export const blockKeyMessages = {
  group: { id: 'content-manager.blocks.keys', defaultMessage: 'Block editor' },
  link: { id: 'content-manager.blocks.keys.link', defaultMessage: 'Add or edit a link' },
  move: { id: 'content-manager.blocks.keys.move', defaultMessage: 'Move the block up or down' },
  ends: { id: 'content-manager.blocks.keys.ends', defaultMessage: 'Go to the start or end of the text' },
} as const;

/** Names of the block kinds. */
export const kindMessages = {
  paragraph: { id: 'content-manager.blocks.kind.paragraph', defaultMessage: 'Paragraph' },
  'heading-one': { id: 'content-manager.blocks.kind.heading-one', defaultMessage: 'Heading 1' },
  'heading-two': { id: 'content-manager.blocks.kind.heading-two', defaultMessage: 'Heading 2' },
  'heading-three': { id: 'content-manager.blocks.kind.heading-three', defaultMessage: 'Heading 3' },
  'heading-four': { id: 'content-manager.blocks.kind.heading-four', defaultMessage: 'Heading 4' },
  'heading-five': { id: 'content-manager.blocks.kind.heading-five', defaultMessage: 'Heading 5' },
  'heading-six': { id: 'content-manager.blocks.kind.heading-six', defaultMessage: 'Heading 6' },
  'list-ordered': { id: 'content-manager.blocks.kind.list-ordered', defaultMessage: 'Numbered list' },
  'list-unordered': { id: 'content-manager.blocks.kind.list-unordered', defaultMessage: 'Bulleted list' },
  image: { id: 'content-manager.blocks.kind.image', defaultMessage: 'Image' },
  quote: { id: 'content-manager.blocks.kind.quote', defaultMessage: 'Quote' },
  code: { id: 'content-manager.blocks.kind.code', defaultMessage: 'Code' },
} as const;

/** Texts about moving blocks, by pointer and by keyboard. */
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
    defaultMessage: '{block} cannot move further, position {position, number} of {count, number}.',
  },
  duplicated: { id: 'content-manager.blocks.duplicated', defaultMessage: '{block} duplicated.' },
  deleted: { id: 'content-manager.blocks.deleted', defaultMessage: '{block} deleted.' },
  block: { id: 'content-manager.blocks.block', defaultMessage: 'Block' },
} as const;

/** Texts of the link dialog. */
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

/** Texts of blocks that cannot be rendered. */
export const unknownMessages = {
  unknown: {
    id: 'content-manager.blocks.unknown',
    defaultMessage: 'No plugin supports blocks of the type “{type}”. This block stays unchanged.',
  },
  invalid: {
    id: 'content-manager.blocks.unknown.wrong',
    defaultMessage: 'This block is invalid and stays unchanged: {reason}',
  },
  inline: {
    id: 'content-manager.blocks.unknown.inline',
    defaultMessage: 'No plugin supports “{type}”, or it reported an error. It stays unchanged.',
  },
  unchecked: {
    id: 'content-manager.blocks.unknown.unchecked',
    defaultMessage: 'its plugin failed to check it.',
  },
} as const;
