/** Texts of the review beside the form of an entry. */
export const entryMessages = {
  title: { id: 'review-workflows.entry.title', defaultMessage: 'Review' },
  stage: { id: 'review-workflows.entry.stage', defaultMessage: 'Stage' },
  noStage: { id: 'review-workflows.entry.no-stage', defaultMessage: 'No stage' },
  assignee: { id: 'review-workflows.entry.assignee', defaultMessage: 'Assignee' },
  assignToMe: { id: 'review-workflows.entry.assign-to-me', defaultMessage: 'Assign to me' },
  notPermitted: {
    id: 'review-workflows.entry.not-permitted',
    defaultMessage: 'Your roles may not move entries here',
  },
  noMoves: {
    id: 'review-workflows.entry.no-moves',
    defaultMessage: 'Your roles may not move this entry to another stage.',
  },
  noAssigning: {
    id: 'review-workflows.entry.no-assigning',
    defaultMessage: 'You may not change the assignee.',
  },
  requiredToPublish: {
    id: 'review-workflows.entry.required-to-publish',
    defaultMessage: 'Required to publish: {stage}',
  },
  moved: { id: 'review-workflows.entry.moved', defaultMessage: 'Moved to {stage}' },
  assigned: { id: 'review-workflows.entry.assigned', defaultMessage: 'Assigned to {name}' },
  unassigned: { id: 'review-workflows.entry.unassigned', defaultMessage: 'Assignee removed' },
  forbidden: {
    id: 'review-workflows.entry.forbidden',
    defaultMessage: 'You may not see the review of this entry.',
  },
  failed: { id: 'review-workflows.entry.failed', defaultMessage: 'The review could not be loaded' },
} as const;

/** Texts of comments. */
export const commentMessages = {
  title: { id: 'review-workflows.comments.title', defaultMessage: 'Comments' },
  label: { id: 'review-workflows.comments.label', defaultMessage: 'New comment' },
  hint: { id: 'review-workflows.comments.hint', defaultMessage: 'Type @ to mention a user.' },
  placeholder: { id: 'review-workflows.comments.placeholder', defaultMessage: 'Write a comment' },
  send: { id: 'review-workflows.comments.send', defaultMessage: 'Comment' },
  sent: { id: 'review-workflows.comments.sent', defaultMessage: 'Comment added' },
  none: { id: 'review-workflows.comments.none', defaultMessage: 'No comments yet.' },
  failed: { id: 'review-workflows.comments.failed', defaultMessage: 'The comments could not be loaded' },
  older: { id: 'review-workflows.comments.older', defaultMessage: 'Show older comments' },
  deletedUser: { id: 'review-workflows.comments.deleted-user', defaultMessage: 'Deleted user' },
  delete: { id: 'review-workflows.comments.delete', defaultMessage: 'Delete' },
  deleteNamed: { id: 'review-workflows.comments.delete-named', defaultMessage: 'Delete comment: {text}' },
  deleteTitle: { id: 'review-workflows.comments.delete-title', defaultMessage: 'Delete this comment?' },
  deleteBody: {
    id: 'review-workflows.comments.delete-body',
    defaultMessage: 'The comment is deleted for everyone.',
  },
  deleted: { id: 'review-workflows.comments.deleted', defaultMessage: 'Comment deleted' },
  tooLong: {
    id: 'review-workflows.comments.too-long',
    defaultMessage: 'A comment has at most {count, number} characters.',
  },
  mentionList: { id: 'review-workflows.comments.mention-list', defaultMessage: 'Users to mention' },
  noMention: { id: 'review-workflows.comments.no-mention', defaultMessage: 'No user found' },
  searching: { id: 'review-workflows.comments.searching', defaultMessage: 'Searching' },
  mentionCount: {
    id: 'review-workflows.comments.mention-count',
    defaultMessage: '{count, plural, =0 {No user found} one {# user found} other {# users found}}',
  },
} as const;
