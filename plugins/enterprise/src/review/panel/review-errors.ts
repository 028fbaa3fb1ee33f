import { ApiError, errorText, type MessageValue } from '@admin/shell';
import type { ReviewErrorCode } from '../review-actions.ts';

const messages: Readonly<Record<ReviewErrorCode, { readonly id: string; readonly defaultMessage: string }>> =
  {
    NO_WORKFLOW: {
      id: 'review-workflows.error.no-workflow',
      defaultMessage: 'This content type no longer has a workflow. Reload the page.',
    },
    STAGE_UNKNOWN: {
      id: 'review-workflows.error.stage-unknown',
      defaultMessage: 'The stage was deleted. Reload the page and choose another one.',
    },
    TRANSITION_FORBIDDEN: {
      id: 'review-workflows.error.transition-forbidden',
      defaultMessage: 'Your roles may not move entries to this stage.',
    },
    ASSIGNMENT_FORBIDDEN: {
      id: 'review-workflows.error.assignment-forbidden',
      defaultMessage: 'You may not change the assignee of this entry.',
    },
    ASSIGNEE_INVALID: {
      id: 'review-workflows.error.assignee-invalid',
      defaultMessage: 'This user cannot be assigned: the account is inactive, or may not read the entry.',
    },
    MENTION_INVALID: {
      id: 'review-workflows.error.mention-invalid',
      defaultMessage: 'A mentioned user may not read this entry. Remove the mention.',
    },
    STAGE_HAS_ENTRIES: {
      id: 'review-workflows.error.stage-has-entries',
      defaultMessage: 'A deleted stage contains entries. Choose a stage for them.',
    },
    CONTENT_TYPE_HAS_ENTRIES: {
      id: 'review-workflows.error.content-type-has-entries',
      defaultMessage: 'A removed content type has entries. Choose a stage for them.',
    },
    CONTENT_TYPE_TAKEN: {
      id: 'review-workflows.error.content-type-taken',
      defaultMessage:
        'Another workflow uses one of the content types. Remove it and add it again to take it over.',
    },
    WORKFLOW_CHANGED: {
      id: 'review-workflows.error.workflow-changed',
      defaultMessage:
        'Another administrator changed this workflow. Reload the page to see the changes; yours are not saved.',
    },
    WORKFLOW_LIMIT: {
      id: 'review-workflows.error.workflow-limit',
      defaultMessage: 'The maximum number of workflows is reached. Delete one first.',
    },
    WORKFLOW_NAME_TAKEN: {
      id: 'review-workflows.error.workflow-name-taken',
      defaultMessage: 'Another workflow has this name.',
    },
  };

/** Returns the code of a refused request; undefined for other errors. */
export function reviewErrorCode(error: unknown): ReviewErrorCode | undefined {
  const code = error instanceof ApiError ? error.details['code'] : undefined;
  return typeof code === 'string' && Object.hasOwn(messages, code) ? (code as ReviewErrorCode) : undefined;
}

/** Returns the text of a failed request in the language of the panel. */
export function reviewErrorText(error: unknown): MessageValue {
  const code = reviewErrorCode(error);
  return code === undefined ? errorText(error) : messages[code];
}

/** Returns the text of a code; undefined for other codes. */
export function codeText(code: string | undefined): MessageValue | undefined {
  return code !== undefined && Object.hasOwn(messages, code) ? messages[code as ReviewErrorCode] : undefined;
}
