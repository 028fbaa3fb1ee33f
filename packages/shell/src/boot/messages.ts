/** Texts about problems while the panel starts. */
export const bootMessages = {
  initFailed: {
    id: 'start.init-failed',
    defaultMessage: 'The panel could not load its settings from the server. Reload the page to try again.',
  },
} as const;
