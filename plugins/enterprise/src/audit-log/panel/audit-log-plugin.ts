import { administrationSettings, definePlugin, settingsPage } from '@admin/shell';
import { auditLogActions } from '../audit-log-actions.ts';
import { pageTitle } from './page-title.ts';
import { auditLogPage } from './pages.ts';

/** The panel half of the audit log: its settings page. */
export const auditLog = definePlugin({
  id: 'audit-log',
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
