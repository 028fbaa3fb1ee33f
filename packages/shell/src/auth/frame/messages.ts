/** Texts of the sign-in page and those shared by the sign-in area; part of the first script. */
export const authMessages = {
  welcome: { id: 'auth.login.title', defaultMessage: 'Welcome!' },
  loginSubtitle: { id: 'auth.login.subtitle', defaultMessage: 'Log in to your account' },
  email: { id: 'auth.field.email', defaultMessage: 'Email' },
  password: { id: 'auth.field.password', defaultMessage: 'Password' },
  rememberMe: { id: 'auth.field.remember', defaultMessage: 'Remember me' },
  login: { id: 'auth.login.submit', defaultMessage: 'Login' },
  forgotPassword: { id: 'auth.login.forgot-password', defaultMessage: 'Forgot your password?' },
  language: { id: 'auth.language', defaultMessage: 'Language' },
  somethingWrong: { id: 'auth.error', defaultMessage: 'Something went wrong' },
} as const;
