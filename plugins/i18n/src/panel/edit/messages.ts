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
      'The fields take over what is saved in the other language. Relations stay as they are here. Nothing is saved until you save, and it can be undone.',
  },
  fillFrom: { id: 'i18n.fill.from', defaultMessage: 'Language' },
  fillConfirm: { id: 'i18n.fill.confirm', defaultMessage: 'Fill in' },
  cancel: { id: 'i18n.fill.cancel', defaultMessage: 'Cancel' },
  close: { id: 'i18n.fill.close', defaultMessage: 'Close' },
  filled: { id: 'i18n.fill.done', defaultMessage: 'Filled in from {name}' },
  same: { id: 'i18n.fill.same', defaultMessage: '{name} says the same' },
  shared: { id: 'i18n.field.shared', defaultMessage: 'All languages' },
} as const;
