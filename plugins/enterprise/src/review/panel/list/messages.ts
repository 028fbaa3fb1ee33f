/** Texts of the bulk dialogs. */
export const bulkMessages = {
  stage: { id: 'review-workflows.bulk.new-stage', defaultMessage: 'New stage' },
  chooseStage: { id: 'review-workflows.bulk.choose-stage', defaultMessage: 'Choose a stage' },
  assignee: { id: 'review-workflows.bulk.new-assignee', defaultMessage: 'New assignee' },
  unassigned: {
    id: 'review-workflows.bulk.unassigned',
    defaultMessage: 'If you select no user, the assignee is removed from the entries.',
  },
  cancel: { id: 'review-workflows.bulk.cancel', defaultMessage: 'Cancel' },
  close: { id: 'review-workflows.bulk.close', defaultMessage: 'Close' },
  change: { id: 'review-workflows.bulk.change', defaultMessage: 'Change' },
  assign: { id: 'review-workflows.bulk.assign.confirm', defaultMessage: 'Assign' },
  unassign: { id: 'review-workflows.bulk.unassign', defaultMessage: 'Remove assignee' },
  stagesChanged: {
    id: 'review-workflows.bulk.stages-changed',
    defaultMessage: 'Stage of {count, plural, one {# entry} other {# entries}} changed to {stage}',
  },
  assigned: {
    id: 'review-workflows.bulk.assigned',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} assigned to {name}',
  },
  unassignedMany: {
    id: 'review-workflows.bulk.unassigned-many',
    defaultMessage: 'Assignee of {count, plural, one {# entry} other {# entries}} removed',
  },
  refusedTitle: {
    id: 'review-workflows.bulk.refused',
    defaultMessage: '{count, plural, one {# entry was} other {# entries were}} not changed',
  },
  refusedBody: {
    id: 'review-workflows.bulk.refused.body',
    defaultMessage: 'They remain selected.',
  },
  moreRefused: {
    id: 'review-workflows.bulk.more-refused',
    defaultMessage: '{count, plural, one {# more entry was} other {# more entries were}} not changed.',
  },
  selectionChanged: {
    id: 'review-workflows.bulk.selection-changed',
    defaultMessage:
      '{count, plural, =0 {No entry matches} one {# entry matches} other {# entries match}} now, not {seen, number} as you selected. No entry was changed.',
  },
  changing: { id: 'review-workflows.bulk.changing', defaultMessage: 'Changing the entries' },
  leave: { id: 'review-workflows.bulk.leave', defaultMessage: 'Leave it running' },
  serverFailed: {
    id: 'review-workflows.bulk.failed',
    defaultMessage: 'The server failed. Try again.',
  },
  notAllowed: { id: 'review-workflows.bulk.not-allowed', defaultMessage: 'You may not change this entry.' },
  entry: { id: 'review-workflows.bulk.entry', defaultMessage: 'Entry {id}' },
} as const;
