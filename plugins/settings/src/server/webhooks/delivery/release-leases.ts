import type { Database } from '@admin/server';
import { sql } from 'kysely';

/**
 * Gives back what a server that was killed had begun to send, before anything is sent. Only where no other server can be
 * sending it at this moment: on a database that several share, each lease ends by itself.
 */
export async function releaseLeases({
  dialect,
  kysely,
}: Pick<Database, 'dialect' | 'kysely'>): Promise<void> {
  if (!dialect.isExclusive) return;
  await sql`update webhook_deliveries set lease = null, leased_until = null where lease is not null`.execute(
    kysely,
  );
}
