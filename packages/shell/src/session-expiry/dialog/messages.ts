/** Texts of the dialog that asks to sign in again. */
export const expiryMessages = {
  title: { id: 'session.expiry.title', defaultMessage: 'Your session has ended' },
  body: {
    id: 'session.expiry.body',
    defaultMessage: 'Sign in again to continue where you left off. Nothing you typed is lost.',
  },
  email: { id: 'session.expiry.email', defaultMessage: 'Email' },
  password: { id: 'session.expiry.password', defaultMessage: 'Password' },
  required: { id: 'session.expiry.password.required', defaultMessage: 'Enter your password.' },
  submit: { id: 'session.expiry.submit', defaultMessage: 'Sign in' },
  signOut: { id: 'session.expiry.sign-out', defaultMessage: 'Sign out' },
  back: { id: 'session.expiry.sign-out.back', defaultMessage: 'Back to the sign-in' },
  unreachable: {
    id: 'session.expiry.unreachable',
    defaultMessage: 'The server cannot be reached. Try again in a moment.',
  },
  failed: { id: 'session.expiry.failed', defaultMessage: 'Something went wrong' },
} as const;
