/** What the pages that stand for features of the other edition say. */
export const promotionPageMessages = {
  ssoBody: {
    id: 'settings.promotion.sso.body',
    defaultMessage: 'Let people sign in with their organisation’s accounts.',
  },
  reviewWorkflowsBody: {
    id: 'settings.promotion.review-workflows.body',
    defaultMessage: 'Take entries through stages, from first draft to final approval.',
  },
  auditLogsBody: {
    id: 'settings.promotion.audit-logs.body',
    defaultMessage: 'See who changed what, and when.',
  },
  edition: {
    id: 'settings.promotion.edition',
    defaultMessage: 'Available in the Enterprise edition',
  },
} as const;
