/** Texts of the password recovery. */
export const recoveryMessages = {
  title: { id: 'auth.forgot-password.title', defaultMessage: 'Password Recovery' },
  send: { id: 'auth.forgot-password.submit', defaultMessage: 'Send Email' },
  ready: { id: 'auth.forgot-password.login', defaultMessage: 'Ready to sign in?' },
  sentTitle: { id: 'auth.forgot-password-success.title', defaultMessage: 'Email sent' },
  sentBody: {
    id: 'auth.forgot-password-success.body',
    defaultMessage: 'It can take a few minutes to receive your password recovery link.',
  },
  sentHelp: {
    id: 'auth.forgot-password-success.help',
    defaultMessage: 'If you do not receive this link, please contact your administrator.',
  },
  unsentBody: {
    id: 'auth.forgot-password-success.unsent',
    defaultMessage:
      'This server is not set up to send mail: the message with your link was written to a file on it instead.',
  },
  unsentHelp: {
    id: 'auth.forgot-password-success.unsent-help',
    defaultMessage: 'Ask your administrator for the link, or for a new password.',
  },
  deadTitle: { id: 'auth.reset-password.dead.title', defaultMessage: 'This link is no longer valid' },
  deadBody: {
    id: 'auth.reset-password.dead.body',
    defaultMessage: 'It was already used, or it is older than an hour. Ask for a new one.',
  },
  askAgain: { id: 'auth.reset-password.dead.action', defaultMessage: 'Send a new link' },
  resetTitle: { id: 'auth.reset-password.title', defaultMessage: 'Reset password' },
  change: { id: 'auth.reset-password.submit', defaultMessage: 'Change password' },
  noProvidersTitle: { id: 'auth.providers.none.title', defaultMessage: 'Other ways to sign in' },
  noProvidersBody: {
    id: 'auth.providers.none.body',
    defaultMessage: 'There are none here. Sign in with your email and password.',
  },
  oopsTitle: { id: 'auth.oops.title', defaultMessage: 'Oops...' },
  suspended: { id: 'auth.oops.suspended', defaultMessage: 'Your account has been suspended.' },
  mistake: {
    id: 'auth.oops.help',
    defaultMessage: 'If this is a mistake, please contact your administrator.',
  },
  signIn: { id: 'auth.sign-in', defaultMessage: 'Sign in' },
} as const;
