/** What the features of the other edition are called, in the navigation and on their pages. */
export const promotionMessages = {
  sso: { id: 'settings.promotion.sso', defaultMessage: 'Single Sign-On' },
  reviewWorkflows: { id: 'settings.promotion.review-workflows', defaultMessage: 'Review Workflows' },
  auditLogs: { id: 'settings.promotion.audit-logs', defaultMessage: 'Audit Logs' },
} as const;
