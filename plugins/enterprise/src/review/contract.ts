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
  Timestamp,
  Uid,
  UidParams,
  Wrapped,
} from '@admin/contract';
import { Type, type Static } from 'typebox';
import { reviewActions, reviewLimits } from './review-actions.ts';

/** A stage as entries show it. */
export const StageSummary = Type.Object({ id: Type.Integer(), name: Type.String(), color: Type.String() });

export type StageSummary = Static<typeof StageSummary>;

/** A user without an email address. */
export const ReviewUser = Type.Object({
  id: Type.Integer(),
  firstname: Nullable(Type.String()),
  lastname: Nullable(Type.String()),
  username: Nullable(Type.String()),
});

export type ReviewUser = Static<typeof ReviewUser>;

/** A permitted move from one stage to another. */
export const Transition = Type.Object({
  /** Id of the target stage. */
  to: Type.Integer(),
  /** Ids of the roles that may move entries; null permits everyone who may read the entry. */
  roles: Nullable(Type.Array(Type.Integer())),
});

export type Transition = Static<typeof Transition>;

/** A stage of a workflow. Super administrators may make every transition. */
export const Stage = Type.Object({ ...StageSummary.properties, transitions: Type.Array(Transition) });

export type Stage = Static<typeof Stage>;

/** A workflow with its stages in order. New entries get the first one. */
export const Workflow = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Uids. A content type belongs to at most one workflow. */
  contentTypes: Type.Array(Type.String()),
  stages: Type.Array(Stage),
  /** Id of the stage that an entry must have when it is published; null without one. */
  stageRequiredToPublish: Nullable(Type.Integer()),
  /** Increases with each change. */
  version: Type.Integer(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

export type Workflow = Static<typeof Workflow>;

const Name = Text({ minLength: 1, maxLength: reviewLimits.name });

/** A stage in a body: the id of an existing stage, or the `key` of a new one in the same body. */
const StageRef = Type.Union([Type.Integer(), Text({ minLength: 1, maxLength: 40 })]);

export type StageRef = Static<typeof StageRef>;

const StageInput = Body({
  /** The id of an existing stage; absent for a new one. */
  id: Type.Optional(Type.Integer()),
  /** A name for a new stage that other parts of the body refer to it by. */
  key: Type.Optional(Text({ minLength: 1, maxLength: 40 })),
  name: Name,
  /** `#rrggbb` */
  color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
  transitions: Type.Array(
    Body({
      to: StageRef,
      roles: Nullable(Type.Array(Type.Integer(), { maxItems: 200 })),
    }),
    { maxItems: reviewLimits.stages },
  ),
});

export type StageInput = Static<typeof StageInput>;

const workflowInput = {
  name: Name,
  contentTypes: Type.Array(Uid, { maxItems: 1000 }),
  /** In order. Stages of the workflow that are not listed are deleted. */
  stages: Type.Array(StageInput, { minItems: 1, maxItems: reviewLimits.stages }),
  stageRequiredToPublish: Type.Optional(Nullable(StageRef)),
  /** Takes content types over from other workflows: `to` is the stage of this workflow that their entries get. */
  attached: Type.Optional(Type.Array(Body({ uid: Uid, to: StageRef }), { maxItems: 1000 })),
};

/** A new workflow. */
const NewWorkflow = Body(workflowInput);

export type NewWorkflow = Static<typeof NewWorkflow>;

/**
 * Where the entries of a removed content type go: to a stage of another workflow, which gets the content type, or
 * nowhere (null): they lose their stage and keep their assignee.
 */
const Detached = Body({ uid: Uid, to: Nullable(Type.Integer()) });

/** The complete new state of a workflow. */
const ChangedWorkflow = Body({
  ...workflowInput,
  /** The version that the change is based on; another one is refused with `WORKFLOW_CHANGED`. */
  version: Type.Optional(Type.Integer()),
  /** The stages that the entries of deleted stages get. */
  moveTo: Type.Optional(
    Type.Array(Body({ stage: Type.Integer(), to: StageRef }), { maxItems: reviewLimits.stages }),
  ),
  detached: Type.Optional(Type.Array(Detached, { maxItems: 1000 })),
});

export type ChangedWorkflow = Static<typeof ChangedWorkflow>;

/** The entries that a stage or content type of a workflow contains, counted up to 1,000. */
export const StageUse = Type.Object({
  stages: Type.Array(Type.Object({ id: Type.Integer(), entries: Type.Integer() })),
  contentTypes: Type.Array(Type.Object({ uid: Type.String(), entries: Type.Integer() })),
});

export type StageUse = Static<typeof StageUse>;

/** The stage and assignee of an entry. */
export const EntryReview = Type.Object({
  id: Type.Integer(),
  strapi_stage: Nullable(StageSummary),
  strapi_assignee: Nullable(ReviewUser),
});

export type EntryReview = Static<typeof EntryReview>;

/** The stages that the caller may move an entry to, with its workflow. */
export const EntryStages = Type.Object({
  data: Type.Array(StageSummary),
  meta: Type.Object({
    /** Null if the content type has no workflow; there are no stages then. */
    workflow: Nullable(Type.Object({ id: Type.Integer(), name: Type.String() })),
    /** All stages of the workflow, in order. */
    stages: Type.Array(StageSummary),
    stage: Nullable(StageSummary),
    assignee: Nullable(ReviewUser),
    /** Whether the caller may change the assignee. */
    canAssign: Type.Boolean(),
    stageRequiredToPublish: Nullable(Type.Integer()),
  }),
});

export type EntryStages = Static<typeof EntryStages>;

/** The outcome of a bulk action for one entry. */
export const ReviewOutcome = Type.Object({
  id: Type.Integer(),
  outcome: OneOf(['changed', 'unchanged', 'refused']),
  /** A `ReviewErrorCode`, `NOT_FOUND` or `FORBIDDEN`; only for refused entries. */
  code: Type.Optional(Type.String()),
});

export type ReviewOutcome = Static<typeof ReviewOutcome>;

/** An entry that is assigned to the caller. */
export const WaitingEntry = Type.Object({
  uid: Type.String(),
  kind: OneOf(['collectionType', 'singleType']),
  /** The name of the content type. */
  displayName: Type.String(),
  id: Type.Integer(),
  /** The value of its main field; null if it is empty or the caller may not read it. */
  title: Nullable(Type.String()),
  locale: Nullable(Type.String()),
  stage: Nullable(StageSummary),
  updatedAt: Timestamp,
});

export type WaitingEntry = Static<typeof WaitingEntry>;

/** A comment on an entry. */
export const ReviewComment = Type.Object({
  id: Type.Integer(),
  /** Plain text with the line breaks of the author. */
  text: Type.String(),
  /** Null after the user was deleted. */
  author: Nullable(ReviewUser),
  mentions: Type.Array(ReviewUser),
  createdAt: Timestamp,
  /** Whether the caller may delete it. */
  isOwn: Type.Boolean(),
});

export type ReviewComment = Static<typeof ReviewComment>;

/** The emails that a user receives. */
export const ReviewNotifications = Body({ assignment: Type.Boolean(), mention: Type.Boolean() });

export type ReviewNotifications = Static<typeof ReviewNotifications>;

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
  /** Each entry is changed in a separate transaction; the outcomes are in the order of the ids. */
  bulkChangeStage: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkStage',
    policy: 'entries',
    params: UidParams,
    body: Body({ ids: entryIds, stage: Type.Integer() }),
    bodyLimit: 8192,
    response: Wrapped(Type.Array(ReviewOutcome)),
  },
  bulkChangeAssignee: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkAssignee',
    policy: 'entries',
    params: UidParams,
    body: Body({ ids: entryIds, assignee: Nullable(Type.Integer()) }),
    bodyLimit: 8192,
    response: Wrapped(Type.Array(ReviewOutcome)),
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
