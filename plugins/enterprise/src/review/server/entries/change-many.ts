import type { BulkProgress } from '@admin/server';
import type { ReviewOutcome, ReviewSummary } from '../../contract.ts';
import { reviewLimits } from '../../review-actions.ts';
import { notifyAssignee } from '../notifications.ts';
import type { EntryOutcome, ReviewBatch } from './batch-call.ts';
import { assignBatch } from './change-assignee.ts';
import { moveBatch } from './change-stage.ts';
import { requireReadable } from './find-assignees.ts';

/** Entries of a content type that a bulk action changes. */
export interface BulkReviewCall extends ReviewBatch {
  readonly onProgress?: ((progress: BulkProgress) => void) | undefined;
}

/** Entries of one transaction: few, so that it delays no other write noticeably. */
const batchSize = 50;

function presentOutcome(outcome: EntryOutcome): ReviewOutcome {
  const { id } = outcome;
  if ('refusal' in outcome) return { id, outcome: 'refused', code: outcome.refusal.code };
  return { id, outcome: outcome.isChanged ? 'changed' : 'unchanged' };
}

/**
 * Changes entries in short transactions, and reports the outcome of each in the order of the ids. If a transaction fails,
 * its entries and the remaining ones are refused with `FAILED`, because earlier ones are already committed.
 */
async function inBatches(
  { onProgress, ...call }: BulkReviewCall,
  change: (batch: ReviewBatch) => Promise<readonly EntryOutcome[]>,
): Promise<ReviewOutcome[]> {
  const { server, actor, uid } = call;
  requireReadable(server, actor, uid);
  const ids = [...new Set(call.ids)];
  const outcomes: ReviewOutcome[] = [];
  try {
    while (outcomes.length < ids.length) {
      const batch = ids.slice(outcomes.length, outcomes.length + batchSize);
      outcomes.push(...(await change({ ...call, ids: batch })).map(presentOutcome));
      onProgress?.({ step: 'changing', done: outcomes.length, total: ids.length });
    }
  } catch (error) {
    if (outcomes.length === 0) throw error;
    server.logger.error({ err: error, uid }, 'a change of many entries ended early');
    const remaining = ids.slice(outcomes.length);
    outcomes.push(...remaining.map((id) => ({ id, outcome: 'refused' as const, code: 'FAILED' })));
  }
  return outcomes;
}

/** Moves several entries to a stage. @throws AppError FORBIDDEN (403) without permission to read the content type */
export function changeStages(call: BulkReviewCall, stage: number): Promise<ReviewOutcome[]> {
  return inBatches(call, (batch) => moveBatch(batch, stage));
}

/** Assigns several entries to a user, who receives one email, or to nobody. @throws AppError FORBIDDEN (403) */
export async function changeAssignees(
  call: BulkReviewCall,
  assignee: number | null,
): Promise<ReviewOutcome[]> {
  const { server, actor, uid } = call;
  const outcomes = await inBatches(call, (batch) => assignBatch(batch, assignee));
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed').map(({ id }) => ({ uid, id }));
  if (assignee !== null) await notifyAssignee(server, actor, assignee, changed);
  return outcomes;
}

/** Counts the outcomes of a change of all entries of a list, and names the first refused ones. */
export function summarize(outcomes: readonly ReviewOutcome[]): ReviewSummary {
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  return {
    changed: outcomes.filter(({ outcome }) => outcome === 'changed').length,
    unchanged: outcomes.filter(({ outcome }) => outcome === 'unchanged').length,
    refused: refused.length,
    reasons: refused.slice(0, reviewLimits.reasons),
  };
}
