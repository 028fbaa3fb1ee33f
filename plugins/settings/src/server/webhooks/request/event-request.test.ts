import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newSecret, signatureHeaders } from './event-request.ts';

const body = JSON.stringify({ event: 'entry.create', entry: { title: 'Ünïcode €' } });
const message = { id: 'msg_1', sentAt: Date.now(), body };

it('can be verified with the Standard Webhooks library', () => {
  const secret = newSecret();
  const headers = { ...signatureHeaders(message, [secret]) };
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow('No matching signature');
});

it('signs with both secrets after a change', () => {
  const [fresh, old] = [newSecret(), newSecret()];
  const headers = { ...signatureHeaders(message, [fresh, old]) };
  for (const secret of [fresh, old]) expect(new Webhook(secret).verify(body, headers)).toBeTruthy();
});

it('is rejected when it is an hour old', () => {
  const secret = newSecret();
  const headers = { ...signatureHeaders({ ...message, sentAt: Date.now() - 3_600_000 }, [secret]) };
  expect(() => new Webhook(secret).verify(body, headers)).toThrow('too old');
});
