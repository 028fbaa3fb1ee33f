/** What the pages that stand for features of the other edition say. */
export const promotionPageMessages = {
  ssoBody: {
    id: 'settings.promotion.sso.body',
    defaultMessage: 'Let people sign in with the accounts that your organisation gives them.',
  },
  reviewWorkflowsBody: {
    id: 'settings.promotion.review-workflows.body',
    defaultMessage: 'Lead entries through stages, from the first draft to the last approval.',
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
