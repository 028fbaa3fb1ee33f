/** What the pages are called, in the navigation and on top of themselves. */
export const pageMessages = {
  overview: { id: 'settings.overview', defaultMessage: 'Overview' },
  plugins: { id: 'settings.plugins', defaultMessage: 'Plugins' },
  webhooks: { id: 'settings.webhooks', defaultMessage: 'Webhooks' },
  apiTokens: { id: 'settings.api-tokens', defaultMessage: 'API Tokens' },
  transferTokens: { id: 'settings.transfer-tokens', defaultMessage: 'Transfer Tokens' },
  users: { id: 'settings.users', defaultMessage: 'Users' },
  roles: { id: 'settings.roles', defaultMessage: 'Roles' },
  profile: { id: 'settings.profile', defaultMessage: 'Profile' },
} as const;
