import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { timestamp, type IdentityContext } from '../identity-context.ts';

/** How often something may be tried. */
export interface TryLimit {
  /** What is limited: `login/account`. */
  readonly name: string;
  readonly tries: number;
  /** Milliseconds after the first try until the count starts again. */
  readonly window: number;
}

/** Where a count stands after a try. */
export interface TryCount {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Milliseconds since 1970. */
  readonly resetsAt: number;
}

/** What people type stays unreadable: it may be a password in the wrong box. */
function bucketOf(limit: TryLimit, subject: string): string {
  const digest = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  return `${limit.name}:${digest}`;
}

/**
 * Counts one try in the database, so that a restart or a second process forgets nothing.
 * @param subject whom the count is for: an e-mail address, a network address
 */
export async function countTry(
  context: Pick<IdentityContext, 'tables' | 'now'>,
  limit: TryLimit,
  subject: string,
): Promise<TryCount> {
  const now = timestamp(context);
  const resetsAt = timestamp(context, limit.window);
  const over = sql<boolean>`admin_limits.resets_at <= ${now}`;
  const row = await context.tables
    .insertInto('admin_limits')
    .values({ bucket: bucketOf(limit, subject), tries: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        tries: sql<number>`case when ${over} then 1 else admin_limits.tries + 1 end`,
        resets_at: sql<string>`case when ${over} then ${resetsAt} else admin_limits.resets_at end`,
      }),
    )
    .returning(['tries', 'resets_at'])
    .executeTakeFirstOrThrow();
  return {
    allowed: row.tries <= limit.tries,
    remaining: Math.max(limit.tries - row.tries, 0),
    resetsAt: Date.parse(row.resets_at),
  };
}

/** Takes a try back that turned out to be no wrong one. */
export async function giveBackTry(
  context: Pick<IdentityContext, 'tables'>,
  limit: TryLimit,
  subject: string,
): Promise<void> {
  await context.tables
    .updateTable('admin_limits')
    .set({ tries: sql<number>`tries - 1` })
    .where('bucket', '=', bucketOf(limit, subject))
    .where('tries', '>', 0)
    .execute();
}

/** Forgets counts whose time is over. */
export async function forgetOldTries(context: Pick<IdentityContext, 'tables' | 'now'>): Promise<void> {
  await context.tables.deleteFrom('admin_limits').where('resets_at', '<=', timestamp(context)).execute();
}
