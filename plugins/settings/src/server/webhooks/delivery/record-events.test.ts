import type { Entry } from '@admin/content-model';
import { expect, it } from 'vitest';
import { maxPayload, payloadOf } from './record-events.ts';

const uid = 'api::article.article';
const at = '2026-03-01T12:00:00.000Z';
const received = { event: 'entry.update', createdAt: at, model: 'article', uid };

it('the payload is the entry, or only its identity when it is too large', () => {
  const payload = (text: string) => {
    const entry = { id: 7, body: text } as unknown as Entry;
    return payloadOf('entry.update', at, { uid, id: 7, entry });
  };
  expect(JSON.parse(payload('Hello'))).toEqual({ ...received, entry: { id: 7, body: 'Hello' } });
  const large = 'ü'.repeat(maxPayload / 2);
  expect(JSON.parse(payload(large))).toEqual({ ...received, entry: { id: 7 }, entryOmitted: true });
});
