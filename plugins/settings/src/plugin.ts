import {
  accountLinks,
  administrationSettings,
  anyOf,
  backgroundParts,
  type Contribution,
  definePlugin,
  flag,
  globalSettings,
  menuLinks,
  routes,
  settingsPage,
  writeQuery,
} from '@admin/shell';
import type { SettingsEntry } from '@admin/shell/host';
import { Settings, User } from '@admin/ui/icons';
import { frameMessages, pageMessages, upgradeTitles } from './panel/page-messages.ts';
import {
  apiTokensPage,
  auditLogsPage,
  firstUsers,
  overviewPage,
  pluginsPage,
  profilePage,
  reviewWorkflowsPage,
  rolesPage,
  singleSignOnPage,
  tokensByName,
  transferTokensPage,
  usersPage,
  webhooksPage,
  pluginsEntry,
} from './panel/pages.ts';
import { profileSections, userListNotices } from './points.ts';
import { settingsPermissions } from './panel/settings-permissions.ts';
import { releaseFeature } from './settings-actions.ts';

/** A page that describes a feature of the enterprise edition, shown only while the edition is off. */
const upgradePage = (feature: string): Pick<SettingsEntry, 'locked' | 'when'> => ({
  locked: true,
  when: flag(`promote:${feature}`),
});

const globalPages: readonly Contribution[] = [
  globalSettings.add({
    id: 'settings.overview',
    to: overviewPage.pathIn(settingsPage),
    label: pageMessages.overview,
    page: () =>
      import('./panel/overview/OverviewPage.tsx').then((module) => ({ default: module.OverviewPage })),
  }),
  globalSettings.add({
    id: 'settings.webhooks',
    to: `${webhooksPage.pathIn(settingsPage)}/*`,
    label: pageMessages.webhooks,
    page: () =>
      import('./panel/webhooks/WebhooksPages.tsx').then((module) => ({ default: module.WebhooksPages })),
    requires: anyOf(
      settingsPermissions.webhooks.read,
      settingsPermissions.webhooks.update,
      settingsPermissions.webhooks.delete,
    ),
  }),
  globalSettings.add({
    id: 'settings.api-tokens',
    to: `${apiTokensPage.pathIn(settingsPage)}/*${writeQuery(tokensByName)}`,
    label: pageMessages.apiTokens,
    page: () =>
      import('./panel/tokens/TokensPages.tsx').then((module) => ({ default: module.ApiTokensPages })),
    requires: [
      settingsPermissions.apiTokens.access,
      anyOf(settingsPermissions.apiTokens.read, settingsPermissions.apiTokens.create),
    ],
  }),
  globalSettings.add({
    id: 'settings.transfer-tokens',
    to: `${transferTokensPage.pathIn(settingsPage)}/*${writeQuery(tokensByName)}`,
    label: pageMessages.transferTokens,
    page: () =>
      import('./panel/tokens/TokensPages.tsx').then((module) => ({ default: module.TransferTokensPages })),
    requires: [
      settingsPermissions.transferTokens.access,
      anyOf(settingsPermissions.transferTokens.read, settingsPermissions.transferTokens.create),
    ],
  }),
  globalSettings.add({
    id: 'settings.single-sign-on',
    to: singleSignOnPage.pathIn(settingsPage),
    label: upgradeTitles.sso,
    page: () =>
      import('./panel/upgrade/UpgradePage.tsx').then((module) => ({ default: module.SingleSignOnPage })),
    ...upgradePage('sso'),
  }),
  globalSettings.add({
    id: 'settings.review-workflows',
    to: reviewWorkflowsPage.pathIn(settingsPage),
    label: upgradeTitles.reviewWorkflows,
    page: () =>
      import('./panel/upgrade/UpgradePage.tsx').then((module) => ({
        default: module.ReviewWorkflowsPage,
      })),
    ...upgradePage('review-workflows'),
  }),
];

const administrationPages: readonly Contribution[] = [
  administrationSettings.add({
    id: 'settings.roles',
    to: `${rolesPage.pathIn(settingsPage)}/*`,
    label: pageMessages.roles,
    page: () => import('./panel/roles/RolesPages.tsx').then((module) => ({ default: module.RolesPages })),
    requires: [settingsPermissions.roles.read],
  }),
  administrationSettings.add({
    id: 'settings.users',
    to: `${usersPage.pathIn(settingsPage)}/*${writeQuery(firstUsers)}`,
    label: pageMessages.users,
    page: () => import('./panel/users/UsersPages.tsx').then((module) => ({ default: module.UsersPages })),
    requires: [settingsPermissions.users.read],
  }),
  administrationSettings.add({
    id: 'settings.audit-logs',
    to: auditLogsPage.pathIn(settingsPage),
    label: upgradeTitles.auditLogs,
    page: () =>
      import('./panel/upgrade/UpgradePage.tsx').then((module) => ({ default: module.AuditLogsPage })),
    ...upgradePage('audit-logs'),
  }),
  // The link appears after a response of the server. It is the last one, so that no other link moves under the pointer.
  administrationSettings.add({
    id: pluginsEntry,
    to: `${pluginsPage.pathIn(settingsPage)}/*`,
    label: pageMessages.plugins,
    page: () =>
      import('./panel/plugins/PluginsPages.tsx').then((module) => ({ default: module.PluginsPages })),
  }),
];

/** The settings of an installation: project, users, roles, and the profile of the current user. */
export const settings = definePlugin({
  id: 'settings',
  points: [userListNotices, profileSections],
  contributes: [
    menuLinks.add({
      id: 'settings',
      to: settingsPage.to(),
      label: frameMessages.heading,
      icon: Settings,
    }),
    routes.add({
      id: 'settings',
      path: `${settingsPage.path}/*`,
      page: () =>
        import('./panel/frame/SettingsFrame.tsx').then((module) => ({ default: module.SettingsFrame })),
    }),
    accountLinks.add({
      id: 'settings.profile',
      to: profilePage.to(),
      label: pageMessages.profile,
      icon: User,
    }),
    routes.add({
      id: 'settings.profile',
      path: profilePage.path,
      page: () =>
        import('./panel/profile/ProfilePage.tsx').then((module) => ({ default: module.ProfilePage })),
    }),
    backgroundParts.add({
      id: 'settings.release',
      component: () =>
        import('./panel/overview/ReleaseNotice.tsx').then((module) => ({ default: module.ReleaseNotice })),
      requires: [settingsPermissions.projectSettings.read],
      when: flag(releaseFeature),
    }),
    ...globalPages,
    ...administrationPages,
  ],
});
