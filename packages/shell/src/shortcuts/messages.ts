/** Texts of the overview of shortcuts. */
export const shortcutMessages = {
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
  page: { id: 'shortcuts.page', defaultMessage: 'This page' },
  everywhere: { id: 'shortcuts.everywhere', defaultMessage: 'Everywhere' },
  show: { id: 'shortcuts.show', defaultMessage: 'Show the keyboard shortcuts' },
  save: { id: 'shortcuts.save', defaultMessage: 'Save' },
  or: { id: 'shortcuts.or', defaultMessage: 'or' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close' },
  signs: { id: 'shortcuts.signs', defaultMessage: 'Single-character shortcuts' },
  signsHint: {
    id: 'shortcuts.signs.hint',
    defaultMessage: 'Turn them off if you speak to your computer. This browser remembers it.',
  },
} as const;
