import { Body, Nullable, Text, Timestamp, Uid } from '@admin/contract';
import { Type, type Static } from 'typebox';
import { reviewLimits } from '../review-actions.ts';

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
export const NewWorkflow = Body(workflowInput);

export type NewWorkflow = Static<typeof NewWorkflow>;

/**
 * Where the entries of a removed content type go: to a stage of another workflow, which gets the content type, or
 * nowhere (null): they lose their stage and keep their assignee.
 */
const Detached = Body({ uid: Uid, to: Nullable(Type.Integer()) });

/** The complete new state of a workflow. */
export const ChangedWorkflow = Body({
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
