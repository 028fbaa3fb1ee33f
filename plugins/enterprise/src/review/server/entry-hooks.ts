import { isDisplayed, userUid } from '@admin/content-model';
import {
  addAttributes,
  before,
  defineCondition,
  defineValuedCondition,
  defineLinkTarget,
  refuseEntry,
  rowsOf,
  type BeforeHookContext,
  type EntryChange,
  type PluginContext,
} from '@admin/server';
import { sql, type CompiledQuery } from 'kysely';
import { reviewFields, stageRequired } from '../review-actions.ts';
import { deleteCommentsOf } from './comments/comments.ts';
import { reviewTables } from './tables.ts';
import { isReviewable } from './workflows/parse-workflow.ts';

const stageUid = 'plugin::review-workflows.stage';

/** Stages as the targets of relations. */
export const stageTarget = defineLinkTarget({
  type: {
    uid: stageUid,
    kind: 'collectionType',
    info: { singularName: 'stage', pluralName: 'stages', displayName: 'Stage' },
    attributes: { name: { type: 'string' }, color: { type: 'string' }, position: { type: 'integer' } },
  },
  table: 'review_stages',
  columns: { name: 'name', color: 'color', position: 'position' },
});

/**
 * The stage and the assignee of every displayed content type. Each locale of an entry has its own. The content API and
 * webhooks contain neither.
 */
export const reviewAttributes = addAttributes({
  to: (contentType) => contentType.uid.startsWith('api::') && isDisplayed(contentType),
  managed: true,
  hiddenByDefault: true,
  attributes: {
    [reviewFields.stage]: { type: 'relation', relation: 'manyToOne', target: stageUid, private: true },
    [reviewFields.assignee]: { type: 'relation', relation: 'manyToOne', target: userUid, private: true },
  },
});

/** Narrows permissions to the entries that are assigned to the user. */
export const isAssignedToMe = defineCondition({
  id: 'plugin::review-workflows.assigned-to-me',
  displayName: 'Is assigned to me',
  category: 'review workflows',
  matches: ({ userId }) => ({ [reviewFields.assignee]: { id: { $eq: userId } } }),
  // New entries and copies have no assignee.
  holdsOnNew: () => false,
});

/** Narrows permissions to the entries in a stage. */
export const isInStage = defineValuedCondition({
  id: 'plugin::review-workflows.in-stage',
  displayName: 'Is in stage',
  category: 'review workflows',
  async values(database) {
    const stages = await reviewTables(database)
      .selectFrom('review_stages as stage')
      .innerJoin('review_workflows as workflow', 'workflow.id', 'stage.workflow_id')
      .select(['stage.id', 'stage.name', 'workflow.name as workflow'])
      .orderBy('workflow.name')
      .orderBy('workflow.id')
      .orderBy('stage.position')
      .limit(1000)
      .execute();
    return stages.map(({ id, name, workflow }) => ({
      value: String(id),
      displayName: `Is in stage ${name} (${workflow})`,
    }));
  },
  matches: (_user, value) => ({ [reviewFields.stage]: { id: { $eq: Number(value) || 0 } } }),
  async holdsOnNew({ uid, database }, value) {
    const [stage] = await rowsOf<{ readonly id: number }>(database.kysely, firstStageQuery(database, uid));
    return stage?.id === Number(value);
  },
});

/** The compiled query of the first stage, by database: composing it takes longer than running it. */
const firstStages = new WeakMap<object, CompiledQuery>();

function firstStageQuery(
  { kysely, dialect }: Pick<PluginContext['database'], 'kysely' | 'dialect'>,
  uid: string,
): CompiledQuery {
  const known = firstStages.get(kysely);
  if (known !== undefined) return { ...known, parameters: [uid] };
  // PostgreSQL locks the rows in the order of the tables: the workflow first, as a change of it does (`lockWorkflows`).
  const made = sql`select stage.id from review_workflows as workflow
    join review_types as type on type.workflow_id = workflow.id
    join review_stages as stage on stage.workflow_id = workflow.id
    where type.uid = ${uid} order by stage.position limit 1 ${dialect.forShare}`.compile(kysely);
  firstStages.set(kysely, made);
  return made;
}

/** Returns the first stage of the workflow of a content type, which stays until the commit. */
async function firstStage({ uid }: EntryChange, { transaction, server }: BeforeHookContext) {
  if (!isReviewable(server, uid)) return undefined;
  const query = firstStageQuery(server.database, uid);
  const [stage] = await rowsOf<{ readonly id: number }>(transaction, query);
  return stage === undefined ? undefined : { [reviewFields.stage]: stage.id };
}

/** Refuses to publish an entry that does not have the stage that its workflow requires. */
async function requireStage({ uid, id }: EntryChange, { transaction, server }: BeforeHookContext) {
  if (id === null || !isReviewable(server, uid)) return;
  const required = await reviewTables({ kysely: transaction })
    // The workflow first, as in `firstStageQuery`.
    .selectFrom('review_workflows as workflow')
    .innerJoin('review_types as type', 'type.workflow_id', 'workflow.id')
    .innerJoin('review_stages as stage', 'stage.id', 'workflow.required_stage_id')
    .select(['stage.id', 'stage.name'])
    .where('type.uid', '=', uid)
    .modifyEnd(server.database.dialect.forShare)
    .executeTakeFirst();
  if (required === undefined) return;
  const within = { kysely: transaction, touch: () => undefined };
  const call = { uid, attribute: reviewFields.stage, ids: [id], within };
  if ((await server.content.readManagedLinks(call)).get(id) === required.id) return;
  const message = stageRequired.defaultMessage.replace('{stage}', () => required.name);
  const text = { id: stageRequired.id, values: { stage: required.name } };
  throw refuseEntry([{ path: [reviewFields.stage], message, text }]);
}

/** The hooks on entries of all content types. */
export const reviewHooks = [
  before('entry.create', firstStage),
  before('entry.import', firstStage),
  before('entry.publish', requireStage),
  before('entry.delete', ({ uid, id }, { transaction }) =>
    deleteCommentsOf({ kysely: transaction }, { uid, id }),
  ),
];
