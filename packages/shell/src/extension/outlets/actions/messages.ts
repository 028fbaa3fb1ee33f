/** Texts of the host around the actions of plugins. */
export const actionMessages = {
  failed: {
    id: 'extension.action.failed',
    defaultMessage: '“{action}” failed. Try again.',
  },
  question: { id: 'extension.action.question', defaultMessage: 'Confirmation' },
  confirm: { id: 'extension.action.confirm', defaultMessage: 'Confirm' },
  cancel: { id: 'extension.action.cancel', defaultMessage: 'Cancel' },
  close: { id: 'extension.action.close', defaultMessage: 'Close' },
} as const;
