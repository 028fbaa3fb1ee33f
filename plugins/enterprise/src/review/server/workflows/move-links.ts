import type { DatabaseTransaction, PluginContext } from '@admin/server';
import { reviewFields } from '../../review-actions.ts';
import { isReviewable } from './parse-workflow.ts';

type ReviewServer = Pick<PluginContext, 'content' | 'schemas'>;

/** Entries that one statement moves, so that none of them delays others noticeably. */
const batch = 1000;

/** Entries of a content type that get another stage, or none. */
export interface StageMove {
  readonly uid: string;
  /** The current stage; null for all entries of the type with a stage. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Moves all these entries within a transaction. */
export async function moveAll(
  server: ReviewServer,
  move: StageMove,
  within: DatabaseTransaction,
): Promise<void> {
  const call = { ...move, attribute: reviewFields.stage, limit: batch, within };
  if (!isReviewable(server, move.uid)) return;
  while ((await server.content.replaceManagedLinks(call)) === batch);
}

/** Moves most of these entries in short transactions, so that the one that completes the move is short too. */
export async function moveMost(
  server: ReviewServer & Pick<PluginContext, 'database'>,
  move: StageMove,
): Promise<void> {
  const moveSome = () =>
    server.database.transaction((within) =>
      server.content.replaceManagedLinks({
        ...move,
        attribute: reviewFields.stage,
        limit: batch,
        within,
      }),
    );
  if (!isReviewable(server, move.uid)) return;
  while ((await moveSome()) === batch);
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
