/** Actions on the administration of workflows. Roles store these ids, which must not change. */
export const reviewActions = {
  read: 'admin::review-workflows.read',
  create: 'admin::review-workflows.create',
  update: 'admin::review-workflows.update',
  delete: 'admin::review-workflows.delete',
} as const;

/** The attributes that workflows add to content types. */
export const reviewFields = { stage: 'strapi_stage', assignee: 'strapi_assignee' } as const;

/** The limits of workflows, stages, comments and bulk actions. */
export const reviewLimits = {
  workflows: 200,
  stages: 50,
  /** Characters of the name of a workflow or stage. */
  name: 255,
  /** Characters of a comment. */
  comment: 5000,
  mentions: 20,
  /** Checked entries of a bulk action. */
  entries: 1000,
  /** Refused entries that a bulk action on all entries of a list names. */
  reasons: 50,
} as const;

/** The reasons in `details.code` of refused requests. */
export type ReviewErrorCode =
  /** 400: the content type has no workflow. */
  | 'NO_WORKFLOW'
  /** 400: the stage does not belong to the workflow of the content type, or was deleted. */
  | 'STAGE_UNKNOWN'
  /** 403: no role of the caller may move the entry from its stage to the other one. */
  | 'TRANSITION_FORBIDDEN'
  /** 403: the caller may neither change the entry nor move it to another stage. */
  | 'ASSIGNMENT_FORBIDDEN'
  /** 400: the user is inactive, blocked or deleted, or may not read the entry. */
  | 'ASSIGNEE_INVALID'
  /** 400: a mentioned user may not read the entry. */
  | 'MENTION_INVALID'
  /** 409: deleted stages contain entries, and `moveTo` names no destination for them. `details.stages` has their ids. */
  | 'STAGE_HAS_ENTRIES'
  /** 409: removed content types have entries without a destination. `details.contentTypes` has their uids. */
  | 'CONTENT_TYPE_HAS_ENTRIES'
  /** 409: content types belong to other workflows, and `attached` does not take them over. `details.contentTypes`. */
  | 'CONTENT_TYPE_TAKEN'
  /** 409: another administrator has changed or deleted the workflow in the meantime. */
  | 'WORKFLOW_CHANGED'
  /** 400: there are 200 workflows already. */
  | 'WORKFLOW_LIMIT'
  /** 400: another workflow has this name. */
  | 'WORKFLOW_NAME_TAKEN';

/** The message of entries that may not be published yet, which the server names and the panel has in its languages. */
export const stageRequired = {
  id: 'review-workflows.error.stage-required',
  defaultMessage: 'The entry must be in the stage “{stage}” to be published',
} as const;
