/** Texts of the frame and of the pages that belong to no plugin. */
export const frameMessages = {
  mainNavigation: { id: 'frame.navigation', defaultMessage: 'Main' },
  navigation: { id: 'frame.navigation.title', defaultMessage: 'Navigation' },
  openNavigation: { id: 'frame.navigation.open', defaultMessage: 'Open navigation' },
  closeNavigation: { id: 'frame.navigation.close', defaultMessage: 'Close navigation' },
  skip: { id: 'frame.skip', defaultMessage: 'Skip to content' },
  account: { id: 'frame.account', defaultMessage: 'Account menu' },
  theme: { id: 'frame.theme', defaultMessage: 'Theme' },
  themeSystem: { id: 'frame.theme.system', defaultMessage: 'System' },
  themeLight: { id: 'frame.theme.light', defaultMessage: 'Light' },
  themeDark: { id: 'frame.theme.dark', defaultMessage: 'Dark' },
  language: { id: 'frame.language', defaultMessage: 'Language' },
  languageNotKept: {
    id: 'frame.language.not-kept',
    defaultMessage: 'Your choice of language could not be saved. It lasts until you reload the page.',
  },
  signOut: { id: 'frame.sign-out', defaultMessage: 'Sign out' },
  home: { id: 'frame.home', defaultMessage: 'Home' },
  greeting: { id: 'home.greeting', defaultMessage: 'Hello {name}' },
  greetingUnnamed: { id: 'home.greeting.unnamed', defaultMessage: 'Hello' },
  homeSubtitle: { id: 'home.subtitle', defaultMessage: 'Where would you like to start?' },
  homeEmptyTitle: { id: 'home.empty.title', defaultMessage: 'Nothing is open to you yet' },
  homeEmptyBody: {
    id: 'home.empty.body',
    defaultMessage: 'Your roles do not include any part of this panel. Ask an administrator for one.',
  },
  learnMore: { id: 'home.tutorials', defaultMessage: 'Learn more' },
  notifications: { id: 'frame.notifications', defaultMessage: 'Notifications ({hotkey})' },
  notification: { id: 'frame.notification', defaultMessage: 'Notification' },
  dismiss: { id: 'frame.notification.dismiss', defaultMessage: 'Dismiss' },
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
      'The panel asked {address} and got no answer that it understands. Check that the server runs, that the panel is set to its address, and that it lets this site call it.',
  },
  initFailed: {
    id: 'start.init-failed',
    defaultMessage: 'The panel could not load its settings from the server. Reload the page to try again.',
  },
} as const;
