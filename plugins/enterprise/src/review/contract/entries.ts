import { Body, Nullable, OneOf, Timestamp } from '@admin/contract';
import { Type, type Static } from 'typebox';
import { ReviewUser, StageSummary } from './workflows.ts';

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
    /** True if the caller may change the assignee. */
    canAssign: Type.Boolean(),
    stageRequiredToPublish: Nullable(Type.Integer()),
  }),
});

export type EntryStages = Static<typeof EntryStages>;

/** The outcome of a bulk action for one entry. */
export const ReviewOutcome = Type.Object({
  id: Type.Integer(),
  outcome: OneOf(['changed', 'unchanged', 'refused']),
  /** A `ReviewErrorCode`, `NOT_FOUND`, `FORBIDDEN`, or `FAILED` after an error of the server; only for refused entries. */
  code: Type.Optional(Type.String()),
});

export type ReviewOutcome = Static<typeof ReviewOutcome>;

/** The outcome of a bulk action on all entries of a list. */
export const ReviewSummary = Type.Object({
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  /** The number of refused entries. */
  refused: Type.Integer(),
  /** The first 50 refused entries. */
  reasons: Type.Array(ReviewOutcome),
});

export type ReviewSummary = Static<typeof ReviewSummary>;

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
  /** True if the caller may delete it. */
  isOwn: Type.Boolean(),
});

export type ReviewComment = Static<typeof ReviewComment>;

/** The emails that a user receives. */
export const ReviewNotifications = Body({ assignment: Type.Boolean(), mention: Type.Boolean() });

export type ReviewNotifications = Static<typeof ReviewNotifications>;
