/** Titles of the pages, also used by the navigation. */
export const pageMessages = {
  overview: { id: 'settings.overview', defaultMessage: 'Overview' },
  plugins: { id: 'settings.plugins', defaultMessage: 'Plugins' },
  webhooks: { id: 'settings.webhooks', defaultMessage: 'Webhooks' },
  apiTokens: { id: 'settings.api-tokens', defaultMessage: 'API tokens' },
  transferTokens: { id: 'settings.transfer-tokens', defaultMessage: 'Transfer tokens' },
  users: { id: 'settings.users', defaultMessage: 'Users' },
  roles: { id: 'settings.roles', defaultMessage: 'Roles' },
  profile: { id: 'settings.profile', defaultMessage: 'Profile' },
} as const;

/** Texts of the navigation of the settings. */
export const frameMessages = {
  heading: { id: 'settings.menu', defaultMessage: 'Settings' },
  locked: { id: 'settings.menu.locked', defaultMessage: 'part of the Enterprise edition' },
} as const;

/** Titles of the pages about features of the enterprise edition. */
export const upgradeTitles = {
  sso: { id: 'settings.promotion.sso', defaultMessage: 'Single sign-on' },
  reviewWorkflows: { id: 'settings.promotion.review-workflows', defaultMessage: 'Review workflows' },
  auditLogs: { id: 'settings.promotion.audit-logs', defaultMessage: 'Audit log' },
} as const;
