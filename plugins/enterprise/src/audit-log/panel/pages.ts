import { createPageRef } from '@admin/shell';

/** The page of the audit log. */
export const auditLogPage = createPageRef('settings/audit-logs');
