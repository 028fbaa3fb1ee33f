import { systemPermissions } from '@admin/server';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookServer, type WebhookServer } from '../fixtures/webhook-server.ts';

forEachDialect((dialect) => {
  describe('a webhook that is limited to content types or locales', () => {
    let hooks: WebhookServer;

    beforeAll(async () => {
      hooks = await startWebhookServer(dialect, 'public');
      const { content } = hooks.server.services;
      await content.importEntries({ uid: 'api::label.label', entries: [{ values: { name: 'Old' } }] });
    });
    afterAll(() => hooks.server.close());

    const url = 'https://hooks.example.com/in';
    const deliveriesOf = async (id: number) => {
      const { body } = await hooks.send('GET', `/admin/webhooks/${id}/deliveries`);
      const results = at(body, 'data.results') as readonly {
        readonly uid: string;
        readonly entryId: number;
      }[];
      return results.map(({ uid, entryId }) => [uid, entryId]).toReversed();
    };
    const create = async (name: string, body: object, locale?: string) => {
      const { entry } = await hooks.server.services.content.createEntry({
        permissions: systemPermissions(),
        uid: `api::${name}.${name}`,
        body,
        ...(locale !== undefined && { locale }),
      });
      return entry.id;
    };

    it('receives only the events of these entries, and of entries without a locale', async () => {
      const all = await hooks.make({ url });
      const labels = await hooks.make({ url, contentTypes: ['api::label.label'] });
      const french = await hooks.make({ url, locales: ['fr'] });
      expect(labels).toMatchObject({ contentTypes: ['api::label.label'] });
      expect(all).not.toHaveProperty('contentTypes');
      const label = await create('label', { name: 'New' });
      const book = await create('book', { title: 'Tides' }, 'en');
      expect(await deliveriesOf(all.id)).toEqual([
        ['api::label.label', label],
        ['api::book.book', book],
      ]);
      expect(await deliveriesOf(labels.id)).toEqual([['api::label.label', label]]);
      expect(await deliveriesOf(french.id)).toEqual([['api::label.label', label]]);
    });

    it('keeps its limits when a client does not send them, and loses them with empty lists', async () => {
      const { id, name, headers, events } = await hooks.make({ url, locales: ['fr'] });
      const put = async (body: object) => {
        const sent = { name, url, headers, events, ...body };
        return at((await hooks.send('PUT', `/admin/webhooks/${id}`, sent)).body, 'data');
      };
      expect(await put({})).toMatchObject({ locales: ['fr'] });
      expect(await put({ locales: [] })).not.toHaveProperty('locales');
    });

    it('can be limited to the content types and locales of the server', async () => {
      const { status, body } = await hooks.send('GET', '/admin/webhook-limits');
      expect(status).toBe(200);
      expect(at(body, 'data.contentTypes')).toContainEqual({ uid: 'api::book.book', displayName: 'Book' });
      expect(at(body, 'data.locales.0.code')).toBe('en');
    });
  });
});
