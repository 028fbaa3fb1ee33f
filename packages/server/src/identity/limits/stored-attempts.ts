import { sql } from 'kysely';
import type { IdentityDatabase } from '../tables.ts';

/** The attempts of one bucket. */
export interface StoredAttempts {
  readonly bucket: string;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly resetsAt: number;
}

/** The maximum number of rows that one statement writes. */
const batchSize = 200;

/** Returns a stored count that has not expired; null for none. */
export async function readAttempts(
  tables: IdentityDatabase,
  bucket: string,
  now: number,
): Promise<StoredAttempts | null> {
  const row = await tables
    .selectFrom('admin_limits')
    .select(['tries', 'resets_at'])
    .where('bucket', '=', bucket)
    .where('resets_at', '>', timeText(now))
    .executeTakeFirst();
  return row === undefined ? null : { bucket, attempts: row.tries, resetsAt: Date.parse(row.resets_at) };
}

/**
 * Adds attempts to the stored counts; an expired count restarts.
 * @returns the sums by bucket, including the attempts of other servers
 */
export async function addAttempts(
  tables: IdentityDatabase,
  added: readonly StoredAttempts[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const isOver = sql<boolean>`admin_limits.resets_at <= ${timeText(now)}`;
  const sums = new Map<string, number>();
  // Sorted, so that two servers that write the same counts cannot deadlock.
  const ordered = added.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  for (let start = 0; start < ordered.length; start += batchSize) {
    const rows = await tables
      .insertInto('admin_limits')
      .values(
        ordered.slice(start, start + batchSize).map(({ bucket, attempts, resetsAt }) => ({
          bucket,
          tries: attempts,
          resets_at: timeText(resetsAt),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          tries: sql<number>`case when ${isOver} then excluded.tries else admin_limits.tries + excluded.tries end`,
          resets_at: sql<string>`case when ${isOver} then excluded.resets_at else admin_limits.resets_at end`,
        }),
      )
      .returning(['bucket', 'tries'])
      .execute();
    for (const row of rows) sums.set(row.bucket, row.tries);
  }
  return sums;
}

/** Deletes expired counts. */
export async function deleteOldAttempts(tables: IdentityDatabase, now: number): Promise<void> {
  await tables.deleteFrom('admin_limits').where('resets_at', '<=', timeText(now)).execute();
}

function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
