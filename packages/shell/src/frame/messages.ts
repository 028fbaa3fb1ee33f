/** Texts of the frame and of the pages that belong to no plugin. */
export const frameMessages = {
  mainNavigation: { id: 'frame.navigation', defaultMessage: 'Main' },
  openNavigation: { id: 'frame.navigation.open', defaultMessage: 'Open navigation' },
  closeNavigation: { id: 'frame.navigation.close', defaultMessage: 'Close navigation' },
  skip: { id: 'frame.skip', defaultMessage: 'Skip to content' },
  account: { id: 'frame.account', defaultMessage: 'Account menu' },
  theme: { id: 'frame.theme', defaultMessage: 'Theme' },
  themeSystem: { id: 'frame.theme.system', defaultMessage: 'System' },
  themeLight: { id: 'frame.theme.light', defaultMessage: 'Light' },
  themeDark: { id: 'frame.theme.dark', defaultMessage: 'Dark' },
  language: { id: 'frame.language', defaultMessage: 'Language' },
  signOut: { id: 'frame.sign-out', defaultMessage: 'Sign out' },
  home: { id: 'frame.home', defaultMessage: 'Home' },
  greeting: { id: 'home.greeting', defaultMessage: 'Hello {name}' },
  homeSubtitle: { id: 'home.subtitle', defaultMessage: 'Where would you like to go on?' },
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
  initFailed: {
    id: 'start.init-failed',
    defaultMessage: 'The panel could not ask the server how it is set up. Reload the page to try again.',
  },
} as const;
