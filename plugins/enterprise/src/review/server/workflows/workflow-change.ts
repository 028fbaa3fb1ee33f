import type { DatabaseTransaction, PluginContext } from '@admin/server';
import type { StageRef, Workflow } from '../../contract.ts';
import { reviewTables } from '../tables.ts';
import type { SentWorkflow } from './parse-workflow.ts';

/** A change of a workflow inside its transaction. */
export interface WorkflowChange {
  readonly server: PluginContext;
  readonly within: DatabaseTransaction;
  readonly sent: SentWorkflow;
  /** The time of the change, ISO 8601. */
  readonly at: string;
  readonly id: number;
  readonly before: Pick<Workflow, 'contentTypes' | 'stages'>;
  /** Returns the id of a stage of the body. */
  readonly stageId: (ref: StageRef) => number;
}

/** Locks all workflows, in the order of their ids: saving one can move content types between two. */
export async function lockWorkflows(
  { dialect }: PluginContext['database'],
  within: DatabaseTransaction,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return reviewTables(within)
    .selectFrom('review_workflows')
    .select(['id', 'name'])
    .orderBy('id')
    .modifyEnd(dialect.forUpdate)
    .execute();
}
