import { AppError } from '@admin/server';
import type { ReviewErrorCode } from '../review-actions.ts';

const names = { 400: 'ApplicationError', 403: 'ForbiddenError', 409: 'ConflictError' } as const;

/** The status and message of each refusal. */
const refusals: Readonly<Record<ReviewErrorCode, readonly [status: 400 | 403 | 409, message: string]>> = {
  NO_WORKFLOW: [400, 'This content type has no review workflow.'],
  STAGE_UNKNOWN: [400, 'This stage does not exist in the workflow.'],
  TRANSITION_FORBIDDEN: [403, 'Your roles may not move the entry to this stage.'],
  ASSIGNMENT_FORBIDDEN: [403, 'You may not assign this entry.'],
  ASSIGNEE_INVALID: [400, 'This user cannot read the entry.'],
  MENTION_INVALID: [400, 'A mentioned user cannot read the entry.'],
  STAGE_HAS_ENTRIES: [409, 'A deleted stage contains entries. Choose the stage that they move to.'],
  CONTENT_TYPE_HAS_ENTRIES: [409, 'A removed content type has entries. Choose where they move to.'],
  CONTENT_TYPE_TAKEN: [409, 'A content type belongs to another workflow.'],
  WORKFLOW_CHANGED: [409, 'The workflow has changed in the meantime. Load it again.'],
  WORKFLOW_LIMIT: [400, 'There are too many workflows. Delete one first.'],
  WORKFLOW_NAME_TAKEN: [400, 'Another workflow has this name.'],
};

/** Creates the error of a refused request. The code is in its details, by which clients recognize it. */
export function reviewError(
  code: ReviewErrorCode,
  details: Readonly<Record<string, unknown>> = {},
): AppError {
  const [status, message] = refusals[code];
  return new AppError({ name: names[status], status, code, message, details: { code, ...details } });
}
