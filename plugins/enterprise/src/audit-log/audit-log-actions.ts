/** Actions on the audit log. Roles store these ids, which must not change. */
export const auditLogActions = {
  read: 'admin::audit-logs.read',
  export: 'admin::audit-logs.export',
} as const;
