import { administrationSettings, definePlugin, settingsPage } from '@admin/shell';
import { auditLogActions } from '../audit-log-actions.ts';
import { pageTitle } from './page-title.ts';
import { auditLogPage } from './pages.ts';

/** The panel half of the audit log: its settings page. */
export const auditLog = definePlugin({
  id: 'audit-log',
  // One import per file: bundlers do not resolve patterns inside installed packages.
  messages: (locale) => (locale === 'fr' ? import('./messages/fr.json') : import('./messages/en.json')),
  contributes: [
    administrationSettings.add({
      id: 'audit-log.records',
      to: auditLogPage.pathIn(settingsPage),
      label: pageTitle,
      page: () => import('./AuditLogPage.tsx'),
      requires: [{ action: auditLogActions.read }],
    }),
  ],
});
