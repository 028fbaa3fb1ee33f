/** Texts about the connection to the server; they have to exist before it is lost. */
export const connectionMessages = {
  offline: {
    id: 'frame.connection.offline',
    defaultMessage:
      'You are offline. You see what was loaded last; the page continues when you are back online.',
  },
  late: { id: 'frame.connection.late', defaultMessage: 'The server is taking longer than usual to answer.' },
  retry: { id: 'frame.connection.retry', defaultMessage: 'Retry' },
} as const;
