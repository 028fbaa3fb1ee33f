import { setTimeout } from 'node:timers/promises';
import type { PluginContext } from '@admin/server';
import { reviewFields } from '../../review-actions.ts';
import { reviewTables } from '../tables.ts';
import { clearStages, settleMoves } from './settle-moves.ts';
import { isReviewable } from './parse-workflow.ts';
import { workflowOf } from './read-workflows.ts';

type Server = Pick<PluginContext, 'content' | 'database' | 'now' | 'schemas'>;

const batch = 1000;

/**
 * Milliseconds after which no transaction runs any more that was started before a content type got its workflow. Such a
 * transaction may create an entry without a stage, so the entries are checked again then.
 */
const settleTime = 10 * 60_000;

/**
 * Gives the first stage to the entries without one, or takes the stages from those whose type has no workflow, in short
 * transactions.
 */
async function settleType(server: Server, uid: string, signal: AbortSignal): Promise<void> {
  if (!isReviewable(server, uid)) return;
  const { content, database } = server;
  for (let after: number | null = 0; after !== null && !signal.aborted;) {
    const from: number = after;
    after = await database.transaction(async (within) => {
      const workflow = await workflowOf(within, uid, database.dialect.forShare);
      const first = workflow?.stages[0];
      if (first === undefined) return null;
      const call = { uid, attribute: reviewFields.stage, to: first.id, after: from, limit: batch, within };
      return (await content.fillManagedLinks(call)).last;
    });
  }
  if ((await workflowOf(database, uid)) === null) await clearStages(server, uid);
}

/** Settles the types whose workflow changed ten minutes ago, and whatever a crash left. Runs as a job. */
export async function settleTypes(server: Server, signal: AbortSignal): Promise<void> {
  await settleMoves(server, signal);
  const settledAt = new Date(server.now() - settleTime).toISOString();
  const tables = reviewTables(server.database);
  const changed = await tables
    .selectFrom('review_types')
    .select(['uid', 'changed_at'])
    .where('changed_at', '<=', settledAt)
    .orderBy('changed_at')
    .execute();
  for (const { uid, changed_at } of changed) {
    await settleType(server, uid, signal);
    if (signal.aborted) return;
    await tables
      .updateTable('review_types')
      .set({ changed_at: null })
      .where('uid', '=', uid)
      .where('changed_at', '=', changed_at)
      .execute();
  }
}

/** Milliseconds that a request waits for the entries of changed types. */
const timeout = 5000;

/**
 * Settles types right after their workflow changed. The request waits for up to five seconds; larger types are completed
 * in the background.
 */
export async function settleNow(
  server: Server & Pick<PluginContext, 'logger'>,
  uids: readonly string[],
): Promise<void> {
  const signal = new AbortController().signal;
  const settling = (async () => {
    await settleMoves(server, signal);
    for (const uid of uids) await settleType(server, uid, signal);
  })().catch((error: unknown) => {
    server.logger.warn({ err: error }, 'entries get their stages with the next run of the job');
  });
  const waiting = new AbortController();
  const waited = setTimeout(timeout, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([settling, waited]);
  waiting.abort();
}

/** Checks all types with a workflow again: entries that were written while the plugin was absent have no stage. */
export async function markAllTypes({
  database,
  now,
}: Pick<PluginContext, 'database' | 'now'>): Promise<void> {
  await reviewTables(database)
    .updateTable('review_types')
    .set({ changed_at: new Date(now()).toISOString() })
    .where('changed_at', 'is', null)
    .where('workflow_id', 'is not', null)
    .execute();
}
