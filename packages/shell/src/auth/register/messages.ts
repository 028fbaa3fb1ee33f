/** Texts of both registrations. */
export const registerMessages = {
  title: { id: 'auth.register-admin.title', defaultMessage: 'Welcome to {product}' },
  windowTitle: { id: 'auth.register.window', defaultMessage: 'Create your account' },
  adminSubtitle: {
    id: 'auth.register-admin.subtitle',
    defaultMessage: 'Create the first administrator. Your credentials stay on your own server.',
  },
  invitedSubtitle: {
    id: 'auth.register.subtitle',
    defaultMessage: 'You are invited. Choose a password to accept.',
  },
  firstname: { id: 'auth.field.firstname', defaultMessage: 'First name' },
  lastname: { id: 'auth.field.lastname', defaultMessage: 'Last name' },
  newsletter: {
    id: 'auth.field.news',
    defaultMessage: 'Keep me updated about news, and accept the terms and the privacy policy for that',
  },
  start: { id: 'auth.register-admin.submit', defaultMessage: "Let's start" },
  haveAccount: { id: 'auth.register.login', defaultMessage: 'Already have an account?' },
  incompleteLink: {
    id: 'auth.register.incomplete-link',
    defaultMessage: 'This registration link is not complete. Open it as it was sent to you.',
  },
  unansweredBody: {
    id: 'auth.register.unanswered',
    defaultMessage: 'Your invitation is still valid. Check the connection and try again.',
  },
} as const;
