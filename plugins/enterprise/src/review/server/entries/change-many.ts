import { AppError, type Actor, type PluginContext } from '@admin/server';
import type { ReviewOutcome } from '../../contract.ts';
import { notifyAssignee } from '../notifications.ts';
import { changeAssignee } from './change-assignee.ts';
import { changeStage } from './change-stage.ts';
import { requireReadable } from './find-assignees.ts';
import type { ReviewCall } from './review-call.ts';

/** Entries of a content type that a bulk action changes. */
export interface BulkReviewCall {
  readonly server: PluginContext;
  readonly actor: Actor;
  readonly uid: string;
  readonly ids: readonly number[];
}

function refusalOf(id: number, error: unknown): ReviewOutcome {
  if (error instanceof AppError && error.status < 500) return { id, outcome: 'refused', code: error.code };
  throw error;
}

/** Changes entries one after the other, each in its own transaction, and reports the outcome of each. */
async function changeEach(
  { server, actor, uid, ids }: BulkReviewCall,
  change: (call: ReviewCall) => Promise<boolean>,
): Promise<ReviewOutcome[]> {
  requireReadable(server, actor, uid);
  const outcomes: ReviewOutcome[] = [];
  for (const id of new Set(ids)) {
    try {
      const isChanged = await change({ server, actor, uid, id });
      outcomes.push({ id, outcome: isChanged ? 'changed' : 'unchanged' });
    } catch (error) {
      outcomes.push(refusalOf(id, error));
    }
  }
  return outcomes;
}

/** Moves several entries to a stage. @throws AppError FORBIDDEN (403) without permission to read the content type */
export function changeStages(call: BulkReviewCall, stage: number): Promise<ReviewOutcome[]> {
  return changeEach(call, (one) => changeStage(one, stage));
}

/** Assigns several entries to a user, who receives one email, or to nobody. @throws AppError FORBIDDEN (403) */
export async function changeAssignees(
  call: BulkReviewCall,
  assignee: number | null,
): Promise<ReviewOutcome[]> {
  const { server, actor, uid } = call;
  const outcomes = await changeEach(call, (one) => changeAssignee(one, assignee));
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed').map(({ id }) => ({ uid, id }));
  if (assignee !== null) await notifyAssignee(server, actor, assignee, changed);
  return outcomes;
}
