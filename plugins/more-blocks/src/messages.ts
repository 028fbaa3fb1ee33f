/** Texts of callouts. */
export const calloutMessages = {
  label: { id: 'more-blocks.callout', defaultMessage: 'Callout' },
  keywords: { id: 'more-blocks.callout.keywords', defaultMessage: 'note, hint, warning, box' },
  tone: { id: 'more-blocks.callout.tone', defaultMessage: 'Tone of the callout' },
  unknownTone: {
    id: 'more-blocks.callout.unknown-tone',
    defaultMessage: 'the callout has a tone that does not exist',
  },
} as const;

/** The tones by name. */
export const toneMessages = {
  info: { id: 'more-blocks.callout.info', defaultMessage: 'Information' },
  success: { id: 'more-blocks.callout.success', defaultMessage: 'Tip' },
  warning: { id: 'more-blocks.callout.warning', defaultMessage: 'Warning' },
  danger: { id: 'more-blocks.callout.danger', defaultMessage: 'Danger' },
} as const;

/** Texts of embedded pages. */
export const embedMessages = {
  label: { id: 'more-blocks.embed', defaultMessage: 'Embedded page' },
  keywords: { id: 'more-blocks.embed.keywords', defaultMessage: 'video, music, YouTube, Vimeo, card' },
  address: { id: 'more-blocks.embed.address', defaultMessage: 'Address' },
  title: { id: 'more-blocks.embed.title', defaultMessage: 'Title' },
  hint: {
    id: 'more-blocks.embed.hint',
    defaultMessage: 'An https address of {providers}. Readers see a link to it.',
  },
  notAllowed: {
    id: 'more-blocks.embed.not-allowed',
    defaultMessage: 'Pages at this address cannot be embedded. It is not saved.',
  },
  none: { id: 'more-blocks.embed.none', defaultMessage: 'No page chosen yet.' },
  refused: {
    id: 'more-blocks.embed.refused',
    defaultMessage: 'pages at the address of the embedded page are not allowed',
  },
  invalidTitle: {
    id: 'more-blocks.embed.wrong-title',
    defaultMessage: 'the title of the embedded page is too long',
  },
} as const;

/** Names of the marks. */
export const markMessages = {
  highlight: { id: 'more-blocks.highlight', defaultMessage: 'Highlight' },
  keyboardKey: { id: 'more-blocks.keyboard-key', defaultMessage: 'Keyboard key' },
} as const;

/** Texts of footnotes. */
export const footnoteMessages = {
  label: { id: 'more-blocks.footnote', defaultMessage: 'Footnote' },
  keywords: { id: 'more-blocks.footnote.keywords', defaultMessage: 'note, reference, source' },
  note: { id: 'more-blocks.footnote.note', defaultMessage: 'Note' },
  named: { id: 'more-blocks.footnote.named', defaultMessage: 'Footnote: {note}' },
  invalid: { id: 'more-blocks.footnote.invalid', defaultMessage: 'the note is empty or too long' },
} as const;

/** Texts of terms. */
export const termMessages = {
  label: { id: 'more-blocks.term', defaultMessage: 'Term' },
  definition: { id: 'more-blocks.term.definition', defaultMessage: 'Definition' },
  invalid: { id: 'more-blocks.term.invalid', defaultMessage: 'the definition is empty or too long' },
} as const;

/** Buttons of the forms of footnotes and terms. */
export const noteMessages = {
  save: { id: 'more-blocks.note.save', defaultMessage: 'Save' },
  cancel: { id: 'more-blocks.note.cancel', defaultMessage: 'Cancel' },
  remove: { id: 'more-blocks.note.remove', defaultMessage: 'Remove' },
} as const;

/** Texts of tables. */
export const tableMessages = {
  label: { id: 'more-blocks.table', defaultMessage: 'Table' },
  keywords: { id: 'more-blocks.table.keywords', defaultMessage: 'grid, rows, columns' },
  damaged: { id: 'more-blocks.table.damaged', defaultMessage: 'the rows of the table are damaged' },
  cell: {
    id: 'more-blocks.table.cell',
    defaultMessage: 'Row {row, number}, column {column, number}',
  },
  tools: { id: 'more-blocks.table.tools', defaultMessage: 'Rows and columns' },
  addRow: { id: 'more-blocks.table.add-row', defaultMessage: 'Add row' },
  addColumn: { id: 'more-blocks.table.add-column', defaultMessage: 'Add column' },
  removeRow: { id: 'more-blocks.table.remove-row', defaultMessage: 'Remove row {row, number}' },
  removeColumn: {
    id: 'more-blocks.table.remove-column',
    defaultMessage: 'Remove column {column, number}',
  },
  header: { id: 'more-blocks.table.header', defaultMessage: 'First row is a header' },
} as const;
