/** Texts about the locale versions of an entry. */
export const entryMessages = {
  heading: { id: 'i18n.entry.heading', defaultMessage: 'Languages' },
  draft: { id: 'i18n.entry.draft', defaultMessage: 'Draft' },
  published: { id: 'i18n.entry.published', defaultMessage: 'Published' },
  unsaved: { id: 'i18n.entry.unsaved', defaultMessage: 'Not saved yet' },
  translate: { id: 'i18n.entry.translate', defaultMessage: 'Add a translation' },
  another: { id: 'i18n.entry.another', defaultMessage: 'Write it in another language' },
  fill: { id: 'i18n.entry.fill', defaultMessage: 'Fill in from another language' },
  fillBody: {
    id: 'i18n.fill.body',
    defaultMessage:
      'Copies the saved values of the other language into the fields. Relations stay unchanged. You can undo this, and nothing is stored until you save.',
  },
  fillFrom: { id: 'i18n.fill.from', defaultMessage: 'Language' },
  fillConfirm: { id: 'i18n.fill.confirm', defaultMessage: 'Fill in' },
  cancel: { id: 'i18n.fill.cancel', defaultMessage: 'Cancel' },
  close: { id: 'i18n.fill.close', defaultMessage: 'Close' },
  filled: { id: 'i18n.fill.done', defaultMessage: 'Filled in from {name}' },
  same: { id: 'i18n.fill.same', defaultMessage: '{name} has the same values' },
  shared: { id: 'i18n.field.shared', defaultMessage: 'All languages' },
} as const;
