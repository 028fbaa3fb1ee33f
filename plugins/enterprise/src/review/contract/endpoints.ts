import {
  Body,
  defineEndpoints,
  IdParams,
  Ids,
  Nullable,
  NumberText,
  OneOf,
  Paged,
  Text,
  Uid,
  UidParams,
  Wrapped,
  MatchingBody,
} from '@admin/contract';
import { Type } from 'typebox';
import { reviewActions, reviewLimits } from '../review-actions.ts';
import {
  EntryReview,
  EntryStages,
  ReviewOutcome,
  ReviewSummary,
  WaitingEntry,
  ReviewComment,
  ReviewNotifications,
} from './entries.ts';
import {
  StageSummary,
  ReviewUser,
  Stage,
  Workflow,
  NewWorkflow,
  ChangedWorkflow,
  StageUse,
} from './workflows.ts';

const Kind = OneOf(['collection-types', 'single-types']);

/** `kind` is validated against the content type; another one is 404. */
export const ReviewEntryParams = Type.Object({ kind: Kind, uid: Uid, id: NumberText });

const AnyEntryParams = Type.Object({ uid: Uid, id: NumberText });

const paging = { page: Type.Optional(NumberText), pageSize: Type.Optional(NumberText) };

const StageTarget = Type.Object({ id: Type.Integer() });
const AssigneeTarget = Type.Object({ id: Nullable(Type.Integer()) });
const entryIds = Ids({ minItems: 1, maxItems: reviewLimits.entries });

const workflows = '/review-workflows/workflows';

/** The endpoints of review workflows. Refusals have a `ReviewErrorCode` in `details.code`. */
export const reviewEndpoints = defineEndpoints('admin', {
  listWorkflows: {
    method: 'GET',
    path: workflows,
    policy: { anyOf: [reviewActions.read] },
    query: Type.Object({ ...paging, _q: Type.Optional(Text({ maxLength: 200 })) }),
    response: Paged(Workflow),
  },
  createWorkflow: {
    method: 'POST',
    path: workflows,
    policy: { anyOf: [reviewActions.create] },
    body: Wrapped(NewWorkflow),
    response: Wrapped(Workflow),
    status: 201,
  },
  readWorkflow: {
    method: 'GET',
    path: `${workflows}/:id`,
    policy: { anyOf: [reviewActions.read] },
    params: IdParams,
    response: Wrapped(Workflow),
  },
  updateWorkflow: {
    method: 'PUT',
    path: `${workflows}/:id`,
    policy: { anyOf: [reviewActions.update] },
    params: IdParams,
    body: Wrapped(ChangedWorkflow),
    response: Wrapped(Workflow),
  },
  /**
   * `moveTo` is the id of a stage of another workflow, which takes the content types over, or `none`: the entries lose
   * their stage. Refused without it if there are entries.
   */
  deleteWorkflow: {
    method: 'DELETE',
    path: `${workflows}/:id`,
    policy: { anyOf: [reviewActions.delete] },
    params: IdParams,
    query: Type.Object({ moveTo: Type.Optional(NumberText) }),
    response: Wrapped(Workflow),
  },
  listStages: {
    method: 'GET',
    path: `${workflows}/:id/stages`,
    policy: { anyOf: [reviewActions.read] },
    params: IdParams,
    response: Wrapped(Type.Array(Stage)),
  },
  /** Returns which stages and content types need a destination before they are removed. */
  readStageUse: {
    method: 'GET',
    path: `${workflows}/:id/entries`,
    policy: { anyOf: [reviewActions.read] },
    params: IdParams,
    response: Wrapped(StageUse),
  },
  listEntryStages: {
    method: 'GET',
    path: '/content-manager/:kind/:uid/:id/stages',
    policy: 'entries',
    params: ReviewEntryParams,
    response: EntryStages,
  },
  changeStage: {
    method: 'PUT',
    path: '/content-manager/:kind/:uid/:id/stage',
    policy: 'entries',
    params: ReviewEntryParams,
    body: Wrapped(StageTarget),
    bodyLimit: 1024,
    response: Wrapped(EntryReview),
  },
  changeAssignee: {
    method: 'PUT',
    path: '/content-manager/:kind/:uid/:id/assignee',
    policy: 'entries',
    params: ReviewEntryParams,
    body: Wrapped(AssigneeTarget),
    bodyLimit: 1024,
    response: Wrapped(EntryReview),
  },
  /** Entries are changed in short transactions; the outcomes are in the order of the ids. */
  bulkChangeStage: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkStage',
    policy: 'entries',
    params: UidParams,
    body: Body({ ids: entryIds, stage: Type.Integer() }),
    bodyLimit: 16_384,
    response: Wrapped(Type.Array(ReviewOutcome)),
  },
  bulkChangeAssignee: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkAssignee',
    policy: 'entries',
    params: UidParams,
    body: Body({ ids: entryIds, assignee: Nullable(Type.Integer()) }),
    bodyLimit: 16_384,
    response: Wrapped(Type.Array(ReviewOutcome)),
  },
  /** The same for all entries of a list; rejected with 409 if other entries match than were counted. */
  bulkChangeStageMatching: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkStageMatching',
    policy: 'entries',
    params: UidParams,
    body: Body({ ...MatchingBody.properties, stage: Type.Integer() }),
    bodyLimit: 65_536,
    response: Wrapped(ReviewSummary),
  },
  bulkChangeAssigneeMatching: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkAssigneeMatching',
    policy: 'entries',
    params: UidParams,
    body: Body({ ...MatchingBody.properties, assignee: Nullable(Type.Integer()) }),
    bodyLimit: 65_536,
    response: Wrapped(ReviewSummary),
  },
  /** All stages of the workflow of a content type, for list filters and bulk changes; empty without a workflow. */
  listTypeStages: {
    method: 'GET',
    path: '/review-workflows/stages/:uid',
    policy: 'entries',
    params: UidParams,
    response: Wrapped(Type.Array(StageSummary)),
  },
  /** Active users whose roles may read entries of the type, by name. Also the users that comments may mention. */
  listAssignees: {
    method: 'GET',
    path: '/review-workflows/assignees/:uid',
    policy: 'entries',
    params: UidParams,
    query: Type.Object({ ...paging, _q: Type.Optional(Text({ maxLength: 200 })) }),
    response: Paged(ReviewUser),
  },
  /** Entries assigned to the caller, in all locales, last changed first. Those that they may not read are omitted. */
  listWaitingEntries: {
    method: 'GET',
    path: '/review-workflows/assigned-to-me',
    policy: 'signed-in',
    query: Type.Object(paging),
    response: Paged(WaitingEntry),
  },
  /** Newest first. */
  listComments: {
    method: 'GET',
    path: '/review-workflows/comments/:uid/:id',
    policy: 'entries',
    params: AnyEntryParams,
    query: Type.Object(paging),
    response: Paged(ReviewComment),
  },
  createComment: {
    method: 'POST',
    path: '/review-workflows/comments/:uid/:id',
    policy: 'entries',
    params: AnyEntryParams,
    body: Body({
      text: Text({ minLength: 1, maxLength: reviewLimits.comment }),
      /** Ids of users who receive an email. */
      mentions: Type.Optional(Ids({ minItems: 0, maxItems: reviewLimits.mentions })),
    }),
    bodyLimit: 64 * 1024,
    response: Wrapped(ReviewComment),
    status: 201,
  },
  /** Deletes an own comment. */
  deleteComment: {
    method: 'DELETE',
    path: '/review-workflows/comments/:uid/:id/:comment',
    policy: 'entries',
    params: Type.Object({ uid: Uid, id: NumberText, comment: NumberText }),
    status: 204,
  },
  readNotifications: {
    method: 'GET',
    path: '/review-workflows/notifications',
    policy: 'signed-in',
    response: Wrapped(ReviewNotifications),
  },
  updateNotifications: {
    method: 'PUT',
    path: '/review-workflows/notifications',
    policy: 'signed-in',
    body: ReviewNotifications,
    response: Wrapped(ReviewNotifications),
  },
});
