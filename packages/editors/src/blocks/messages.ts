/** Texts of the block editor. */
export const blocksMessages = {
  toolbar: { id: 'content-manager.blocks.toolbar', defaultMessage: 'Text tools' },
  blockType: { id: 'content-manager.blocks.type', defaultMessage: 'Type of block: {kind}' },
  turnInto: { id: 'content-manager.blocks.turn-into', defaultMessage: 'Turn into' },
  insert: { id: 'content-manager.blocks.insert', defaultMessage: 'Insert' },
  otherKind: { id: 'content-manager.blocks.kind.other', defaultMessage: 'Other' },
  marks: { id: 'content-manager.blocks.marks', defaultMessage: 'Marks' },
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
  language: { id: 'content-manager.blocks.language', defaultMessage: 'Language of the code' },
  plainCode: { id: 'content-manager.blocks.language.plain', defaultMessage: 'Plain text' },
  slash: { id: 'content-manager.blocks.slash', defaultMessage: 'Kinds of blocks' },
  insertFailed: {
    id: 'content-manager.blocks.insert.failed',
    defaultMessage: '“{kind}” could not be inserted. The text is unchanged.',
  },
  noKind: { id: 'content-manager.blocks.slash.none', defaultMessage: 'No kind of block has this name' },
  placeholder: {
    id: 'content-manager.blocks.placeholder',
    defaultMessage: 'Write, or type / for kinds of blocks',
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
    defaultMessage: 'That was too long to paste as a whole. Its end is missing.',
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

/** What each kind of block is called. */
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
