import type { DatabaseTransaction, PluginContext } from '@admin/server';
import { reviewFields } from '../../review-actions.ts';
import { reviewTables } from '../tables.ts';
import { isReviewable } from './parse-workflow.ts';

type ReviewServer = Pick<PluginContext, 'content' | 'schemas'>;

/** Entries that one transaction moves, so that none of them delays others noticeably. */
const batch = 1000;

/** Entries of a content type that get another stage, or none. */
export interface StageMove {
  readonly uid: string;
  /** The current stage. */
  readonly from: number;
  readonly to: number | null;
}

/**
 * Stores moves in the transaction that changes the workflow. The entries move after the commit in short transactions, and
 * show no stage until then.
 */
export async function scheduleMoves(within: DatabaseTransaction, moves: readonly StageMove[]): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ uid, from, to }) => ({ uid, from_stage: from, to_stage: to }));
  await reviewTables(within).insertInto('review_moves').values(rows).execute();
}

/**
 * Moves entries as stored, oldest first, since a later move can continue an earlier one. The row of a move is locked while
 * its entries move, so that several servers can work on it.
 */
export async function settleMoves(
  { content, database, schemas }: ReviewServer & Pick<PluginContext, 'database'>,
  signal: AbortSignal,
): Promise<void> {
  for (let isLeft = true; isLeft && !signal.aborted;) {
    isLeft = await database.transaction(async (within) => {
      const tables = reviewTables(within);
      const move = await tables
        .selectFrom('review_moves')
        .selectAll()
        .orderBy('id')
        .limit(1)
        .modifyEnd(database.dialect.forUpdate)
        .executeTakeFirst();
      if (move === undefined) return false;
      const { id, uid, from_stage: from, to_stage: to } = move;
      const call = { uid, attribute: reviewFields.stage, from, to, limit: batch, within };
      const count = isReviewable({ schemas }, uid) ? await content.replaceManagedLinks(call) : 0;
      if (count < batch) await tables.deleteFrom('review_moves').where('id', '=', id).execute();
      return true;
    });
  }
}

/** Removes the stages of all entries of a type that has no workflow, in short transactions. */
export async function clearStages(
  server: ReviewServer & Pick<PluginContext, 'database'>,
  uid: string,
): Promise<void> {
  const call = { uid, attribute: reviewFields.stage, from: null, to: null, limit: batch };
  const clearSome = () =>
    server.database.transaction((within) => server.content.replaceManagedLinks({ ...call, within }));
  if (!isReviewable(server, uid)) return;
  while ((await clearSome()) === batch);
}

/** Returns whether entries of a type have a stage, or will have it after scheduled moves. */
export async function hasStage(
  server: ReviewServer,
  uid: string,
  stage: number,
  within: DatabaseTransaction,
): Promise<boolean> {
  if (await hasEntries(server, uid, stage, within)) return true;
  const move = await reviewTables(within)
    .selectFrom('review_moves')
    .select('id')
    .where('uid', '=', uid)
    .where('to_stage', '=', stage)
    .limit(1)
    .executeTakeFirst();
  return move !== undefined;
}

/** Returns whether entries of a type have a stage, or one of any. */
export async function hasEntries(
  server: ReviewServer,
  uid: string,
  stage: number | null,
  within: DatabaseTransaction,
): Promise<boolean> {
  const call = { uid, attribute: reviewFields.stage, to: stage, limit: 1, within };
  return isReviewable(server, uid) && (await server.content.countManagedLinks(call)) > 0;
}
