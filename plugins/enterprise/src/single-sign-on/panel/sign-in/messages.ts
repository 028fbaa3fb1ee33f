/** Texts about signing in at a provider. */
export const signInMessages = {
  or: { id: 'single-sign-on.or', defaultMessage: 'Or sign in with' },
  title: { id: 'single-sign-on.title', defaultMessage: 'Single sign-on' },
  subtitle: { id: 'single-sign-on.subtitle', defaultMessage: 'Sign in with an account of your organization' },
  none: { id: 'single-sign-on.none', defaultMessage: 'No sign-in methods are configured.' },
  elsewhere: {
    id: 'single-sign-on.elsewhere',
    defaultMessage: 'Single sign-on works only in the panel that {origin} serves.',
  },
  password: { id: 'single-sign-on.password', defaultMessage: 'Sign in with a password' },
  failed: { id: 'single-sign-on.failed', defaultMessage: 'You could not be signed in' },
  finishing: { id: 'single-sign-on.finishing', defaultMessage: 'Signing in…' },
} as const;

/** The explanations of a failed sign-in, by the code of the failure. */
export const failureMessages = {
  'provider-unknown': {
    id: 'single-sign-on.provider-unknown',
    defaultMessage: 'This sign-in method no longer exists.',
  },
  'provider-unavailable': {
    id: 'single-sign-on.provider-unavailable',
    defaultMessage: 'The sign-in service cannot be reached. Try again in a few minutes.',
  },
  'provider-refused': {
    id: 'single-sign-on.provider-refused',
    defaultMessage: 'The sign-in service refused the sign-in.',
  },
  'attempt-expired': {
    id: 'single-sign-on.attempt-expired',
    defaultMessage: 'The sign-in took too long. Start again.',
  },
  'response-invalid': {
    id: 'single-sign-on.response-invalid',
    defaultMessage: 'The response of the sign-in service is invalid. Contact your administrator.',
  },
  'email-missing': {
    id: 'single-sign-on.email-missing',
    defaultMessage: 'The sign-in service did not confirm your email address.',
  },
  'account-exists': {
    id: 'single-sign-on.account-exists',
    defaultMessage: 'An account with your email address already exists. Ask an administrator to connect it.',
  },
  'invitation-required': {
    id: 'single-sign-on.invitation-required',
    defaultMessage: 'You have no account yet. Ask an administrator to invite you.',
  },
  'user-not-active': { id: 'single-sign-on.user-not-active', defaultMessage: 'Your account is deactivated.' },
  'user-refused': {
    id: 'single-sign-on.user-refused',
    defaultMessage: 'Your account could not be created. Contact your administrator.',
  },
  'too-many-requests': {
    id: 'single-sign-on.too-many-requests',
    defaultMessage: 'Too many sign-ins. Try again in a minute.',
  },
  unknown: { id: 'single-sign-on.unknown', defaultMessage: 'Something went wrong. Try again.' },
} as const;
