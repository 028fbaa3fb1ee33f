/** The labels of the two attributes, which the panel loads with the plugin. */
export const fieldMessages = {
  stage: { id: 'review-workflows.stage', defaultMessage: 'Stage' },
  assignee: { id: 'review-workflows.assignee', defaultMessage: 'Assignee' },
  changeStage: { id: 'review-workflows.bulk.stage', defaultMessage: 'Change stage' },
  changeStageTitle: {
    id: 'review-workflows.bulk.stage.title',
    defaultMessage: 'Change the stage of {count, plural, one {# entry} other {# entries}}',
  },
  assign: { id: 'review-workflows.bulk.assign', defaultMessage: 'Assign' },
  assignTitle: {
    id: 'review-workflows.bulk.assign.title',
    defaultMessage: 'Assign {count, plural, one {# entry} other {# entries}}',
  },
} as const;
