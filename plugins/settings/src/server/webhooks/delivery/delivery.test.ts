import type { ServerResponse } from 'node:http';
import { systemPermissions } from '@admin/server';
import { forEachDialect, at } from '@admin/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '../fixtures/receiver.ts';
import { startWebhookServer, type WebhookServer } from '../fixtures/webhook-server.ts';
import { webhooksRef } from '../webhook-service.ts';

const everything = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
] as const;
const permissions = systemPermissions();
const [writer, book] = ['api::writer.writer', 'api::book.book'];

forEachDialect((dialect) => {
  describe('webhook deliveries', () => {
    let webhooks: WebhookServer;
    let receiver: Receiver;

    beforeAll(async () => {
      webhooks = await startWebhookServer(dialect, 'anywhere');
      receiver = await startReceiver();
    });

    afterEach(async () => {
      receiver.respondWith((response) => response.end());
      receiver.calls.length = 0;
      const service = webhooks.server.services.get(webhooksRef);
      const ids = (await service.list()).map(({ id }) => id);
      if (ids.length > 0) await service.removeMany(ids);
    });

    afterAll(async () => {
      await webhooks.server.close();
      await receiver.close();
    });

    const content = () => webhooks.server.services.content;
    const create = async (body: object, uid = writer) =>
      (await content().createEntry({ permissions, uid, body })).entry.id;
    const logged = () => webhooks.server.log.lines.join('\n');
    /** Waits for a further event, whose arrival shows that nothing arrived before it. */
    const names = async (count: number) =>
      (await receiver.take(count)).map(({ body }) => String(body['event']));

    it('report the events of an entry from its creation to its deletion', async () => {
      await webhooks.make({ url: receiver.url, headers: { 'X-Key': 'k-1' }, events: [...everything] });
      const id = await create({ name: 'Ada', email: 'ada@example.com' });
      const [created] = await receiver.take(1);
      expect(created?.headers).toMatchObject({
        'content-type': 'application/json',
        'x-webhook-event': 'entry.create',
        'x-key': 'k-1',
      });
      expect(created?.body).toMatchObject({
        event: 'entry.create',
        createdAt: new Date(webhooks.server.clock.now()).toISOString(),
        model: 'writer',
        uid: writer,
        entry: { id, name: 'Ada', email: 'ada@example.com', publishedAt: null, books: { count: 0 } },
      });
      const call = { permissions, uid: writer, id };
      await content().updateEntry({ ...call, body: { name: 'Countess' } });
      await content().publishEntry(call);
      await content().unpublishEntry(call);
      await content().deleteEntry(call);
      const rest = await receiver.take(4);
      const received = rest.map(({ body }) => {
        const state = at(body, 'entry.publishedAt') === null ? 'draft' : 'published';
        return `${String(body['event'])} ${String(at(body, 'entry.name'))} ${state}`;
      });
      expect(received).toEqual([
        'entry.update Countess draft',
        'entry.publish Countess published',
        'entry.unpublish Countess draft',
        'entry.delete Countess draft',
      ]);
    });

    it('contain no private attributes, passwords or users', async () => {
      await webhooks.make({ url: receiver.url });
      const person = await create({ name: 'Ada', secret: 'private-1' });
      await create({ title: 'Book', pin: 'password-1', writer: person, seo: { metaTitle: 'SEO' } }, book);
      const calls = await receiver.take(2);
      expect(JSON.stringify(calls)).not.toMatch(
        /private-1|password-1|argon2|"pin"|"secret"|createdBy|updatedBy/,
      );
      const received = calls.find(({ body }) => body['uid'] === book);
      expect(received?.body).toMatchObject({ entry: { title: 'Book', seo: { metaTitle: 'SEO' } } });
    });

    it('report each entry of a bulk action, and only changed ones', async () => {
      const ids = [await create({ name: 'A' }), await create({ name: 'B' }), await create({ name: 'C' })];
      await content().publishEntry({ permissions, uid: writer, id: ids[2] });
      await webhooks.make({ url: receiver.url, events: [...everything] });
      const received = async () => {
        const lines = (await receiver.take(2)).map(
          ({ body }) => `${String(body['event'])} ${String(at(body, 'entry.id'))}`,
        );
        return new Set(lines);
      };
      const [one, two] = ids;
      await content().publishEntries({ permissions, uid: writer, ids });
      expect(await received()).toEqual(new Set([`entry.publish ${one}`, `entry.publish ${two}`]));
      await content().unpublishEntries({ permissions, uid: writer, ids: [one, two] });
      expect(await received()).toEqual(new Set([`entry.unpublish ${one}`, `entry.unpublish ${two}`]));
      await content().deleteEntries({ permissions, uid: writer, ids: [one, two, 99_999] });
      expect(await received()).toEqual(new Set([`entry.delete ${one}`, `entry.delete ${two}`]));
    });

    it('do not exist for a rejected change', async () => {
      await webhooks.make({ url: receiver.url, events: [...everything] });
      await create({ name: 'Ada', email: 'only@example.com' });
      await expect(create({ name: 'Eve', email: 'only@example.com' })).rejects.toMatchObject({ status: 400 });
      const id = await create({ name: 'Last' });
      await content().deleteEntry({ permissions, uid: writer, id });
      expect((await names(3)).toSorted()).toEqual(['entry.create', 'entry.create', 'entry.delete']);
    });

    it('skip webhooks that are disabled or not subscribed to the event', async () => {
      await webhooks.make({ url: `${receiver.url}/off`, isEnabled: false });
      await webhooks.make({ url: `${receiver.url}/other`, events: ['entry.publish'] });
      await webhooks.make({ url: `${receiver.url}/on` });
      const id = await create({ name: 'Ada' });
      await content().publishEntry({ permissions, uid: writer, id });
      expect((await receiver.take(2)).map(({ url }) => url).toSorted()).toEqual(['/in/on', '/in/other']);
    });

    it('run at most five at a time, and all arrive', async () => {
      await webhooks.make({ url: receiver.url });
      const open: ServerResponse[] = [];
      receiver.respondWith((response) => open.push(response));
      await Promise.all(Array.from({ length: 17 }, (_, number) => create({ name: `Writer ${number}` })));
      await expect.poll(() => open.length).toBe(5);
      receiver.respondWith((response) => setTimeout(() => response.end(), 5));
      for (const response of open) response.end();
      expect(await receiver.take(17)).toHaveLength(17);
      expect(receiver.maxOpen).toBe(5);
    });

    it('do not delay requests', async () => {
      await webhooks.make({ url: receiver.url });
      const held: (() => void)[] = [];
      receiver.respondWith((response) => held.push(() => response.end()));
      const id = await create({ name: 'Ada' });
      await receiver.take(1);
      expect((await content().readEntry({ permissions, uid: writer, id })).entry['name']).toBe('Ada');
      expect(held).toHaveLength(1);
      held[0]?.();
    });

    it('follow no redirect, and store failures without headers', async () => {
      const { id } = await webhooks.make({ url: receiver.url, headers: { 'X-Key': 'key-of-mine' } });
      receiver.respondWith((response, { url }) => {
        if (url === '/in') response.writeHead(302, { location: '/elsewhere' });
        response.end();
      });
      await create({ name: 'Ada' });
      await receiver.take(1);
      await expect
        .poll(logged)
        .toMatch(new RegExp(`"webhookId":${id},.*"webhookEvent":"entry.create",.*"statusCode":302`));
      expect(receiver.calls).toEqual([]);
      expect(logged()).not.toContain('key-of-mine');
    });

    it('record that the receiver did not respond', async () => {
      const { id } = await webhooks.make({ url: 'http://ada:pass-of-ada@127.0.0.1:1/path-of-ada' });
      await create({ name: 'Ada' });
      await expect.poll(logged).toMatch(new RegExp(`"webhookId":${id},.*ECONNREFUSED`));
      expect(logged()).not.toMatch(/pass-of-ada|path-of-ada/);
    });

    it('can be tested on demand', async () => {
      const { id } = await webhooks.make({ url: receiver.url, headers: { 'X-Key': 'k' }, isEnabled: false });
      const trigger = async () => (await webhooks.send('POST', `/admin/webhooks/${id}/trigger`)).body;
      expect(await trigger()).toEqual({ data: { statusCode: 200 } });
      const [call] = await receiver.take(1);
      expect(call?.body).toEqual({ event: 'trigger-test', createdAt: expect.any(String) as unknown });
      expect(call?.headers).toMatchObject({ 'x-webhook-event': 'trigger-test', 'x-key': 'k' });
      receiver.respondWith((response) => response.writeHead(418).end('x'.repeat(100_000)));
      expect(await trigger()).toEqual({ data: { statusCode: 418, message: "I'm a Teapot" } });
      receiver.respondWith((response) => response.destroy());
      expect(await trigger()).toEqual({
        data: { statusCode: 500, message: `request to ${receiver.url} failed, reason: socket hang up` },
      });
    });

    it('log no entry values', async () => {
      await webhooks.make({ url: receiver.url });
      const id = await create({ name: 'Name-that-nobody-logs' });
      await receiver.take(1);
      expect(logged()).toContain(`"detail":{"uid":"${writer}","id":${id}}`);
      expect(logged()).not.toContain('Name-that-nobody-logs');
    });
  });
});
