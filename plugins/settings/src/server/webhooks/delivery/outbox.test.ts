import {
  chainHeader,
  defineServerPlugin,
  leaseTime,
  maxAttempts,
  route,
  systemPermissions,
} from '@admin/server';
import { librarySchemas, forEachDialect, at, startTestServer, type TestServer } from '@admin/server/testing';
import { Webhook as Verifier } from 'standardwebhooks';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, type ReceivedCall, type Receiver } from '../fixtures/receiver.ts';
import { startWebhookServer, type WebhookServer } from '../fixtures/webhook-server.ts';
import type { NewWebhookBody } from '../operations/save-webhook.ts';
import { webhooksRef } from '../webhook-service.ts';
import { webhooksServer } from '../webhooks-server.ts';

const permissions = systemPermissions();
const uid = 'api::writer.writer';
const all = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'] as const;

/** Longer than the delay after any attempt. */
const later = 8 * 60 * 60 * 1000;

/** A route that a webhook can call, and that causes an event of the same webhook. */
const circular = defineServerPlugin({
  id: 'circle',
  title: 'Circle',
  routes: [
    route(
      { method: 'POST', path: '/circle', policy: 'public', response: Type.Object({}) },
      async ({ services }) => {
        await services.content.createEntry({ permissions, uid, body: { name: 'Made by a webhook' } });
        return {};
      },
    ),
  ],
});

const nameOf = ({ body }: ReceivedCall) => `${String(body['event'])} ${String(at(body, 'entry.name'))}`;

forEachDialect((dialect) => {
  describe('the outbox of webhooks', () => {
    let webhooks: WebhookServer;
    let receiver: Receiver;
    let others: TestServer[] = [];

    beforeAll(async () => {
      webhooks = await startWebhookServer(dialect, 'anywhere', { plugins: [circular] });
      receiver = await startReceiver();
    });

    afterEach(async () => {
      receiver.respondWith((response) => response.end());
      for (const other of others) await other.close();
      others = [];
      await service().deliverDue();
      receiver.calls.length = 0;
      const ids = (await service().list()).map(({ id }) => id);
      if (ids.length > 0) await service().removeMany(ids);
    });

    afterAll(async () => {
      await webhooks.server.close();
      await receiver.close();
    });

    const service = () => webhooks.server.services.get(webhooksRef);
    const make = (webhook: Partial<NewWebhookBody> = {}) =>
      service().create({
        name: 'Hook',
        url: receiver.url,
        headers: {},
        events: ['entry.create'],
        ...webhook,
      });
    /** The clock moves by hours, which is longer than a session. */
    const send = async (method: 'GET' | 'POST', url: string) => {
      const as = await webhooks.signInWith(['admin::webhooks.update']);
      return webhooks.send(method, url, undefined, as);
    };
    const content = () => webhooks.server.services.content;
    const create = async (name: string) =>
      (await content().createEntry({ permissions, uid, body: { name } })).entry.id;
    const rename = (id: number, name: string) =>
      content().updateEntry({ permissions, uid, id, body: { name } });
    const fail = (status = 500) => receiver.respondWith((response) => response.writeHead(status).end());
    const recover = () => receiver.respondWith((response) => response.end());
    const log = async (id: number) => (await service().deliveries(id, { pageSize: 100 })).results;
    const states = async (id: number) => (await log(id)).map(({ state }) => state).toReversed();
    const wait = async (milliseconds: number) => {
      // A delivery in progress while the clock moves would exceed its lease, and be sent again.
      await service().deliverDue();
      webhooks.server.clock.advance(milliseconds);
      await service().deliverDue();
    };

    // This test is first: receivers compare with the real time, and the clock of later tests is ahead.
    it('signs messages with both secrets for a day after a change', async () => {
      const { id } = await make();
      const renew = async () => {
        const { status, body } = await send('POST', `/admin/webhooks/${id}/secret`);
        expect(status).toBe(201);
        return String(at(body, 'data.secret'));
      };
      const verify = (secret: string, { headers, body }: ReceivedCall) =>
        new Verifier(secret).verify(JSON.stringify(body), headers as Record<string, string>);
      const [old, fresh] = [await renew(), await renew()];
      await create('Ada');
      const [call] = await receiver.take(1);
      if (call === undefined) throw new Error('nothing arrived');
      for (const secret of [old, fresh]) expect(verify(secret, call)).toEqual(call.body);
      webhooks.server.clock.advance(24 * 60 * 60 * 1000);
      await create('Grace');
      const [next] = await receiver.take(1);
      expect(next?.headers['webhook-signature']).not.toContain(' ');
      const { body } = await send('GET', `/admin/webhooks/${id}`);
      expect(JSON.stringify(body)).not.toContain('whsec_');
    });

    it('retries a failed delivery as the same message', async () => {
      const { id } = await make();
      fail(503);
      await create('Ada');
      await service().deliverDue();
      const [first] = await receiver.take(1);
      const [waiting] = await log(id);
      expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, statusCode: 503, uid, failure: null });
      const wakeAt = Date.parse(waiting?.nextAt ?? '') - webhooks.server.clock.now();
      expect(wakeAt).toBeGreaterThanOrEqual(24_000);
      recover();
      await wait(wakeAt - 1);
      expect(receiver.calls).toEqual([]);
      await wait(1);
      const [second] = await receiver.take(1);
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(second?.body).toEqual(first?.body);
      const expected = { state: 'delivered', attempts: 2, statusCode: 200, nextAt: null };
      expect(await log(id)).toMatchObject([expected]);
    });

    it('delivers the events of an entry in order, without delaying those of others', async () => {
      const { id } = await make({ events: [...all] });
      receiver.respondWith((response, { body }) =>
        response.writeHead(String(at(body, 'entry.name')).startsWith('Ada') ? 500 : 200).end(),
      );
      const ada = await create('Ada');
      await rename(ada, 'Ada L.');
      await create('Grace');
      await service().deliverDue();
      expect((await receiver.take(2)).map(nameOf).toSorted()).toEqual([
        'entry.create Ada',
        'entry.create Grace',
      ]);
      expect(await states(id)).toEqual(['waiting', 'waiting', 'delivered']);
      recover();
      await wait(later);
      expect((await receiver.take(2)).map(nameOf)).toEqual(['entry.create Ada', 'entry.update Ada L.']);
      expect(await states(id)).toEqual(['delivered', 'delivered', 'delivered']);
    });

    it('fails after all attempts, continues with later deliveries, and sends the failed one again on request', async () => {
      const { id } = await make({ events: [...all] });
      receiver.respondWith((response, { body }) =>
        response.writeHead(body['event'] === 'entry.create' ? 410 : 200).end(),
      );
      const ada = await create('Ada');
      await rename(ada, 'Ada L.');
      for (let attempt = 1; attempt < maxAttempts; attempt += 1) await wait(later);
      const calls = await receiver.take(maxAttempts + 1);
      expect(calls.map(nameOf).slice(-2)).toEqual(['entry.create Ada', 'entry.update Ada L.']);
      expect(await states(id)).toEqual(['failed', 'delivered']);
      await wait(later);
      expect(receiver.calls).toEqual([]);
      recover();
      const url = `/admin/webhooks/${id}/deliveries`;
      const failed = await send('GET', `${url}?state=failed`);
      const deliveryId = Number(at(failed.body, 'data.results.0.id'));
      expect(at(failed.body, 'data.pagination.total')).toBe(1);
      expect((await send('POST', `${url}/${deliveryId}/replay`)).status).toBe(204);
      expect((await receiver.take(1)).map(nameOf)).toEqual(['entry.create Ada']);
      await service().deliverDue();
      expect(await states(id)).toEqual(['delivered', 'delivered']);
      // A delivered message can also be sent again, and an unknown one cannot.
      expect((await send('POST', `${url}/${deliveryId}/replay`)).status).toBe(204);
      expect(await receiver.take(1)).toHaveLength(1);
      expect((await send('POST', `${url}/99999/replay`)).status).toBe(404);
    });

    it('sends all failed deliveries again', async () => {
      const { id } = await make();
      fail();
      await create('Ada');
      await create('Grace');
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) await wait(later);
      expect(await states(id)).toEqual(['failed', 'failed']);
      await receiver.take(2 * maxAttempts);
      recover();
      const { body } = await send('POST', `/admin/webhooks/${id}/deliveries/replay-failed`);
      expect(body).toEqual({ data: { count: 2 } });
      expect(await receiver.take(2)).toHaveLength(2);
    });

    it('delivers events of files like those of entries, with separate names', async () => {
      const { id } = await make({ events: ['media.update'] });
      const { database, events } = webhooks.server.services;
      const file = { id: 4, name: 'tower.png', alternativeText: 'A tower' };
      const change = { uid: 'plugin::upload.file', id: 4, file };
      for (const name of ['media.create', 'media.update'] as const) {
        await database.transaction((transaction) => events.record(name, [change], transaction));
        events.emit(name, change);
      }
      const [call] = await receiver.take(1);
      expect(call?.body).toEqual({
        event: 'media.update',
        createdAt: expect.any(String) as unknown,
        media: file,
      });
      expect(await log(id)).toMatchObject([{ uid: 'plugin::upload.file', entryId: 4 }]);
    });

    it('stores a delivery in the transaction of the change', async () => {
      const { id } = await make();
      const end = webhooks.server.services.events.beforeCommit('entry.create', () =>
        Promise.reject(new Error('the disk is full')),
      );
      await expect(create('Nobody')).rejects.toThrow('the disk is full');
      end();
      expect(await log(id)).toEqual([]);
      const { database } = webhooks.server.services;
      const table = content().storage.tables.get(uid)?.table ?? '';
      const rows = await database.kysely
        .selectFrom(table)
        .select('id')
        .where('name', '=', 'Nobody')
        .execute();
      expect(rows).toEqual([]);
    });

    const startAnother = async (): Promise<TestServer> => {
      const other = await startTestServer({
        plugins: [webhooksServer],
        trusted: ['webhooks'],
        database: webhooks.server.services.database,
        schemas: librarySchemas,
        environment: { WEBHOOKS_ALLOW_PRIVATE: 'true' },
      });
      others.push(other);
      return other;
    };

    it('is shared by several servers of one database: one of them sends each message', async () => {
      await make();
      const other = await startAnother();
      receiver.respondWith((response) => setTimeout(() => response.end(), 5));
      const names = Array.from({ length: 24 }, (_, number) => `Writer ${number}`);
      await Promise.all([...names.map(create), other.services.get(webhooksRef).deliverDue()]);
      await Promise.all([other.services.get(webhooksRef).deliverDue(), service().deliverDue()]);
      await other.services.get(webhooksRef).deliverDue();
      expect(receiver.calls).toHaveLength(24);
      expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(24);
    });

    it('survives its server: another one continues with the delivery of a stopped server', async () => {
      const { id } = await make();
      const dead: (() => void)[] = [];
      receiver.respondWith((response) => dead.push(() => response.destroy()));
      await create('Ada');
      await receiver.take(1);
      recover();
      const other = await startAnother();
      other.clock.advance(webhooks.server.clock.now() - other.clock.now());
      await other.services.get(webhooksRef).deliverDue();
      // With a single server, no other process can be sending it; otherwise one could.
      const { isExclusive } = other.services.database.dialect;
      expect(receiver.calls).toHaveLength(isExclusive ? 1 : 0);
      other.clock.advance(isExclusive ? 0 : leaseTime);
      await other.services.get(webhooksRef).deliverDue();
      expect((await receiver.take(1)).map(nameOf)).toEqual(['entry.create Ada']);
      expect(await states(id)).toEqual(['delivered']);
      for (const end of dead) end();
      await service().deliverDue();
      // The first attempt ends after its lease, so that its result is ignored.
      expect(await states(id)).toEqual(['delivered']);
    });

    it('keeps pending deliveries when the server stops, and sends them after the next start', async () => {
      const stopped = await startAnother();
      await make();
      fail();
      await create('Ada');
      await service().deliverDue();
      await receiver.take(1);
      await stopped.close();
      others = [];
      recover();
      const next = await startAnother();
      next.clock.advance(webhooks.server.clock.now() - next.clock.now() + later);
      await next.services.get(webhooksRef).deliverDue();
      expect((await receiver.take(1)).map(nameOf)).toEqual(['entry.create Ada']);
    });

    it('keeps the pending deliveries of a disabled webhook', async () => {
      const made = await make();
      const { id, ...values } = made;
      fail();
      await create('Ada');
      await service().deliverDue();
      await receiver.take(1);
      recover();
      await service().update(id, { ...values, isEnabled: false });
      await wait(later);
      const url = `/admin/webhooks/${id}/deliveries`;
      const [delivery] = await log(id);
      for (const path of [`${delivery?.id}/replay`, 'replay-failed']) {
        const { status, body } = await send('POST', `${url}/${path}`);
        expect([status, at(body, 'error.message')]).toEqual([
          400,
          'This webhook is switched off. Switch it on, then send again.',
        ]);
      }
      expect(receiver.calls).toEqual([]);
      await service().update(id, { ...values, isEnabled: true });
      expect(await receiver.take(1)).toHaveLength(1);
    });

    it('stores the start of a response, without the secrets that it repeats', async () => {
      const headers = { Authorization: 'Bearer key-of-mine', 'X-Site': 'blog' };
      const { id } = await make({ headers });
      receiver.respondWith((response, call) => {
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.end(`${String(call.headers['authorization'])}\u0000 ${'x'.repeat(200_000)}`);
      });
      await create('Ada');
      await service().deliverDue();
      const [delivery] = await log(id);
      expect(delivery?.answer).toHaveLength('•••••••• '.length - 'Bearer key-of-mine '.length + 1000);
      expect(delivery?.answer?.startsWith('•••••••• xxx')).toBe(true);
      expect(delivery).toMatchObject({ state: 'delivered', duration: expect.any(Number) as unknown });
    });

    it('stops a cycle: a change that a webhook request causes is not delivered, and recorded as failed', async () => {
      const origin = await webhooks.server.http.listen({ host: '127.0.0.1', port: 0 });
      const { id } = await make({ url: `${origin}/circle` });
      await create('Ada');
      await service().deliverDue();
      await service().deliverDue();
      const found = await log(id);
      expect(found.map(({ state, attempts }) => [state, attempts])).toEqual([
        ['failed', 0],
        ['delivered', 1],
      ]);
      expect(found[0]?.failure).toContain('a webhook call of this server led to this change');
    });

    it('ignores a forged header that marks a request as caused by a webhook', async () => {
      await make();
      await webhooks.server.inject({
        method: 'POST',
        url: '/circle',
        headers: { [chainHeader]: '1' },
      });
      expect(await receiver.take(1)).toHaveLength(1);
    });
  });
});
