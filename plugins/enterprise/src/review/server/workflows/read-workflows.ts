import { notFound, pageRequest, pagination, type Database, type DatabaseTransaction } from '@admin/server';
import { sql, type Selectable } from 'kysely';
import type { Stage, StageSummary, Transition, Workflow } from '../../contract.ts';
import { reviewTables, type ReviewDatabase, type ReviewTables } from '../tables.ts';

type Source = Pick<Database | DatabaseTransaction, 'kysely'>;

type WorkflowRow = Selectable<ReviewTables['review_workflows']>;
type StageRow = Selectable<ReviewTables['review_stages']>;

function stageOf({ id, name, color, transitions }: StageRow): Stage {
  return { id, name, color, transitions: JSON.parse(transitions) as Transition[] };
}

/** Returns the part of a stage that entries show. */
export function summaryOf({ id, name, color }: StageSummary): StageSummary {
  return { id, name, color };
}

/** Completes workflows with their stages and content types, with one statement each. */
async function withParts(tables: ReviewDatabase, rows: readonly WorkflowRow[]): Promise<Workflow[]> {
  // PostgreSQL rejects an empty list; no workflow has the id 0.
  const ids = [0, ...rows.map(({ id }) => id)];
  const stages = await tables
    .selectFrom('review_stages')
    .selectAll()
    .where('workflow_id', 'in', ids)
    .orderBy('workflow_id')
    .orderBy('position')
    .execute();
  const types = await tables
    .selectFrom('review_types')
    .select(['uid', 'workflow_id'])
    .where('workflow_id', 'in', ids)
    .orderBy('uid')
    .execute();
  return rows.map(({ id, name, required_stage_id, version, created_at, updated_at }) => ({
    id,
    name,
    contentTypes: types.filter(({ workflow_id }) => workflow_id === id).map(({ uid }) => uid),
    stages: stages.filter(({ workflow_id }) => workflow_id === id).map(stageOf),
    stageRequiredToPublish: required_stage_id,
    version,
    createdAt: created_at,
    updatedAt: updated_at,
  }));
}

/** Lists workflows by name. */
export async function listWorkflows(
  database: Pick<Database, 'kysely' | 'dialect'>,
  query: Readonly<Record<string, unknown>>,
) {
  const request = pageRequest(query);
  const tables = reviewTables(database);
  const term = typeof query['_q'] === 'string' ? query['_q'] : '';
  const isFound = database.dialect.matches(sql.ref('name'), term, 'anywhere', 'folded');
  const base = tables.selectFrom('review_workflows').$if(term !== '', (from) => from.where(isFound));
  const { total } = await base
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize)
    .execute();
  return { results: await withParts(tables, rows), pagination: pagination(request, Number(total)) };
}

/** Parses an id in a path or query; 0, which no row has, for anything else. */
export function idOf(sent: unknown): number {
  return /^\d{1,9}$/.test(String(sent)) ? Number(sent) : 0;
}

/** Returns a workflow. @throws AppError NOT_FOUND (404) */
export async function readWorkflow(source: Source, sent: unknown): Promise<Workflow> {
  const tables = reviewTables(source);
  const row = await tables
    .selectFrom('review_workflows')
    .selectAll()
    .where('id', '=', idOf(sent))
    .executeTakeFirst();
  const [workflow] = row === undefined ? [] : await withParts(tables, [row]);
  if (workflow === undefined) throw notFound('Workflow does not exist');
  return workflow;
}

/**
 * Returns the workflow of a content type; null without one.
 * @param lock keeps it unchanged until the transaction ends
 */
export async function workflowOf(
  source: Source,
  uid: string,
  lock?: Database['dialect']['forShare'],
): Promise<Workflow | null> {
  const tables = reviewTables(source);
  const row = await tables
    .selectFrom('review_workflows')
    .selectAll()
    .where('id', '=', (from) =>
      from.selectFrom('review_types').select('workflow_id').where('uid', '=', uid).$castTo<number>(),
    )
    .$if(lock !== undefined, (query) => query.modifyEnd(lock ?? sql``))
    .executeTakeFirst();
  const [workflow] = row === undefined ? [] : await withParts(tables, [row]);
  if (workflow === undefined || lock === undefined) return workflow ?? null;
  // Another transaction may have removed the content type before the workflow was locked.
  return workflow.contentTypes.includes(uid) ? workflow : null;
}
