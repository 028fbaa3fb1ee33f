/** Texts of the survey. */
export const surveyMessages = {
  question: {
    id: 'nps.question',
    defaultMessage: 'How likely are you to recommend {product} to a friend or colleague?',
  },
  notLikely: { id: 'nps.not-likely', defaultMessage: 'Not at all likely' },
  likely: { id: 'nps.likely', defaultMessage: 'Extremely likely' },
  suggestion: { id: 'nps.suggestion', defaultMessage: 'Do you have any suggestion for improvements?' },
  submit: { id: 'nps.submit', defaultMessage: 'Submit Feedback' },
  dismiss: { id: 'nps.dismiss', defaultMessage: 'Dismiss survey' },
  thanks: { id: 'nps.thanks', defaultMessage: 'Thank you very much for your feedback!' },
  failed: { id: 'nps.failed', defaultMessage: 'An error occurred' },
} as const;
