/** Texts of the error pages: not found, not permitted, not reachable. */
export const noPageMessages = {
  notFoundTitle: { id: 'not-found.title', defaultMessage: 'Page not found' },
  notFoundBody: {
    id: 'not-found.body',
    defaultMessage: "Oops! We can't seem to find the page you're looking for...",
  },
  backHome: { id: 'not-found.action', defaultMessage: 'Back to homepage' },
  forbiddenTitle: { id: 'forbidden.title', defaultMessage: 'You may not see this page' },
  forbiddenBody: {
    id: 'forbidden.body',
    defaultMessage: 'Your roles do not include it. Ask an administrator if you need it.',
  },
  unreachableTitle: { id: 'start.unreachable.title', defaultMessage: 'The server cannot be reached' },
  unreachableBody: {
    id: 'start.unreachable.body',
    defaultMessage: 'You are still signed in and nothing is lost. Check the connection and try again.',
  },
  retry: { id: 'start.unreachable.retry', defaultMessage: 'Try again' },
  noApiTitle: { id: 'start.no-api.title', defaultMessage: 'No API answers at this address' },
  noApiBody: {
    id: 'start.no-api.body',
    defaultMessage:
      'The panel asked {address} and got no answer that it understands. Check that the server runs, that the panel is set to its address, and that the server lets this site call it.',
  },
} as const;
