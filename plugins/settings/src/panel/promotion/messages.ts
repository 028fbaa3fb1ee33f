/** Texts of the pages that stand for features of the other edition. */
export const promotionMessages = {
  sso: { id: 'settings.promotion.sso', defaultMessage: 'Single Sign-On' },
  ssoBody: {
    id: 'settings.promotion.sso.body',
    defaultMessage: 'Let people sign in with the accounts that your organisation gives them.',
  },
  reviewWorkflows: { id: 'settings.promotion.review-workflows', defaultMessage: 'Review Workflows' },
  reviewWorkflowsBody: {
    id: 'settings.promotion.review-workflows.body',
    defaultMessage: 'Lead entries through stages, from the first draft to the last approval.',
  },
  auditLogs: { id: 'settings.promotion.audit-logs', defaultMessage: 'Audit Logs' },
  auditLogsBody: {
    id: 'settings.promotion.audit-logs.body',
    defaultMessage: 'See who changed what, and when.',
  },
  edition: {
    id: 'settings.promotion.edition',
    defaultMessage: 'Available in the Enterprise edition',
  },
} as const;
