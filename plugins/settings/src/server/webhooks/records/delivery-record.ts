import type { Selectable } from 'kysely';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';
import type { WebhookTables } from '../tables.ts';

/** A delivery with what its event was, as the log shows it. */
export type LoggedDelivery = Selectable<WebhookTables['webhook_deliveries']> &
  Pick<Selectable<WebhookTables['webhook_events']>, 'message_id' | 'event' | 'uid' | 'entry_id'>;

/** A delivery as those may see it who may read webhooks: which entry it is about, and nothing of the entry itself. */
export function presentDelivery(row: LoggedDelivery): WebhookDelivery {
  return {
    id: row.id,
    messageId: row.message_id,
    event: row.event,
    uid: row.uid,
    entryId: row.entry_id,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    triedAt: row.tried_at,
    nextAt: row.state === 'waiting' ? row.due_at : null,
    statusCode: row.status_code,
    duration: row.duration,
    answer: row.answer,
    failure: row.failure,
  };
}
