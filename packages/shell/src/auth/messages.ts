/** Texts of the sign-in area. */
export const authMessages = {
  welcome: { id: 'auth.login.title', defaultMessage: 'Welcome!' },
  loginSubtitle: { id: 'auth.login.subtitle', defaultMessage: 'Log in to your account' },
  email: { id: 'auth.field.email', defaultMessage: 'Email' },
  password: { id: 'auth.field.password', defaultMessage: 'Password' },
  showPassword: { id: 'auth.field.password.show', defaultMessage: 'Show password' },
  hidePassword: { id: 'auth.field.password.hide', defaultMessage: 'Hide password' },
  rememberMe: { id: 'auth.field.remember', defaultMessage: 'Remember me' },
  login: { id: 'auth.login.submit', defaultMessage: 'Login' },
  registerTitle: { id: 'auth.register-admin.title', defaultMessage: 'Welcome to {product}' },
  registerSubtitle: {
    id: 'auth.register-admin.subtitle',
    defaultMessage: 'Create the first administrator. Your credentials stay on your own server.',
  },
  firstname: { id: 'auth.field.firstname', defaultMessage: 'First name' },
  lastname: { id: 'auth.field.lastname', defaultMessage: 'Last name' },
  confirmPassword: { id: 'auth.field.confirm-password', defaultMessage: 'Confirm password' },
  passwordHint: {
    id: 'auth.field.password.hint',
    defaultMessage: 'Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number',
  },
  start: { id: 'auth.register-admin.submit', defaultMessage: "Let's start" },
  language: { id: 'auth.language', defaultMessage: 'Language' },
  somethingWrong: { id: 'auth.error', defaultMessage: 'Something went wrong' },
} as const;
