import type { LoggedDelivery } from '@admin/server';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';

/** What a receiver answered. */
type AnswerDetail = Pick<WebhookDelivery, 'statusCode' | 'answer'>;

/** What is kept of a receiver's answer. */
export function detailText(detail: AnswerDetail): string {
  return JSON.stringify(detail);
}

/** What was kept of it; nothing where none came. */
function detailOf(text: string | null): AnswerDetail {
  return text === null ? { statusCode: null, answer: null } : (JSON.parse(text) as AnswerDetail);
}

/** A delivery as those may see it who may read webhooks: which entry it is about, and nothing of the entry itself. */
export function presentDelivery(row: LoggedDelivery): WebhookDelivery {
  const { statusCode, answer } = detailOf(row.detail);
  return {
    id: row.id,
    messageId: row.message_id,
    event: row.event,
    uid: row.uid,
    entryId: row.record_id,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    triedAt: row.tried_at,
    nextAt: row.state === 'waiting' ? row.due_at : null,
    statusCode,
    duration: row.duration,
    answer,
    failure: row.failure,
  };
}
