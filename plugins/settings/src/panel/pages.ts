import { createPageRef } from '@admin/shell';

/** The profile of the current user. */
export const profilePage = createPageRef('me');

export const overviewPage = createPageRef('settings/application-infos');
export const singleSignOnPage = createPageRef('settings/purchase-single-sign-on');
export const reviewWorkflowsPage = createPageRef('settings/purchase-review-workflows');
export const auditLogsPage = createPageRef('settings/purchase-audit-logs');

export const pluginsPage = createPageRef('settings/plugins');
export const pluginSettingsPage = createPageRef('settings/plugins/:plugin');

export const webhooksPage = createPageRef('settings/webhooks');
export const newWebhookPage = createPageRef('settings/webhooks/create');
export const webhookPage = createPageRef('settings/webhooks/:id');

export const apiTokensPage = createPageRef('settings/api-tokens');
export const newApiTokenPage = createPageRef('settings/api-tokens/create');
export const apiTokenPage = createPageRef('settings/api-tokens/:id');

export const transferTokensPage = createPageRef('settings/transfer-tokens');
export const newTransferTokenPage = createPageRef('settings/transfer-tokens/create');
export const transferTokenPage = createPageRef('settings/transfer-tokens/:id');

/** Initial sorting of token lists. */
export const tokensByName = { sort: 'name:ASC' } as const;

export const rolesPage = createPageRef('settings/roles');
export const newRolePage = createPageRef('settings/roles/new');
export const roleCopyPage = createPageRef('settings/roles/duplicate/:id');
export const rolePage = createPageRef('settings/roles/:id');

export const usersPage = createPageRef('settings/users');
export const userPage = createPageRef('settings/users/:id');

/** Initial page and sorting of the user list. */
export const firstUsers = { pageSize: 10, page: 1, sort: 'firstname' } as const;

/** Contribution id of the plugins page. */
export const pluginsEntry = 'settings.plugins';
