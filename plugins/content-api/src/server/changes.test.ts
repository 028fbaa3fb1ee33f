import { addUser, at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldChanges, retention } from './changes/change-log.ts';
import { createChangeStreams, streamLimits } from './changes/change-streams.ts';
import { visibleEntries } from './changes/read-changes.ts';
import { addFrench, asSystem, startLibraryApi, type LibraryApi } from './library-api.testing.ts';

interface Page {
  readonly data: readonly {
    readonly cursor: string;
    readonly type: string;
    readonly uid: string;
    readonly id: number;
  }[];
  readonly meta: { readonly cursor: string; readonly hasMore: boolean };
}

const shown = ({ data }: Page) => data.map(({ type, uid, id }) => [type, uid, id]);

const action = 'plugin::content-api.changes.find';
const bookType = 'api::book.book';

forEachDialect((dialect) => {
  describe('the feed of changes', () => {
    let api: LibraryApi;

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      await addFrench(api);
      await api.store('writer', { name: 'Ann' });
    });
    afterAll(() => api.server.close());

    const read = async (query: string, key?: string): Promise<Page> => {
      const response = await api.call('GET', `/api/_changes?${query}`, key === undefined ? {} : { key });
      expect(response.status).toBe(200);
      return response.body as Page;
    };

    const changes = (query: string) => async () => shown(await read(query));
    /** PostgreSQL shows changes once all earlier transactions of any database have ended. */
    const slow = { timeout: 10_000 };
    let marks = 0;
    /** Returns the position after all changes up to now. */
    const cursor = async (): Promise<string> => {
      marks += 1;
      const before = (await read('')).meta.cursor;
      const { body } = await api.call('POST', '/api/labels', { body: { data: { name: `Mark ${marks}` } } });
      let mark: string | undefined;
      await expect
        .poll(async () => {
          const { data } = await read(`limit=1000&since=${before}`);
          mark = data.find(({ uid, id }) => uid === 'api::label.label' && id === at(body, 'data.id'))?.cursor;
          return mark;
        }, slow)
        .toBeDefined();
      return mark ?? '';
    };
    const create = async (title: string, locale = 'en') => {
      const { content } = api.server.services;
      const { entry } = await content.createEntry({
        permissions: asSystem,
        uid: bookType,
        body: { title },
        locale,
      });
      return entry.id;
    };
    const publish = (id: number, publishedAt: string | null) =>
      api.server.services.content.updateEntry({
        permissions: asSystem,
        uid: bookType,
        id,
        body: {},
        publishedAt,
      });
    const remove = (id: number) =>
      api.server.services.content.deleteEntry({ permissions: asSystem, uid: bookType, id });

    it('contains imported entries with their locale, and imported drafts for readers of drafts only', async () => {
      const since = await cursor();
      const published = await api.store('book', { title: 'Imported' }, { locale: 'fr' });
      const draft = await api.store('book', { title: 'Imported draft' }, { publishedAt: null });
      const withDrafts = [
        ['update', bookType, published],
        ['update', bookType, draft],
      ];
      await expect.poll(changes(`since=${since}&status=draft`), slow).toEqual(withDrafts);
      const { data } = await read(`since=${since}`);
      expect(data).toMatchObject([{ id: published, locale: 'fr' }]);
    });

    it('starts at the last change, and contains published entries and their tombstones', async () => {
      const since = await cursor();
      expect((await read('')).data).toEqual([]);
      const id = await create('Draft');
      const draft = await create('Other draft');
      expect((await read(`since=${since}`)).data).toEqual([]);
      await publish(id, '2026-01-01T00:00:00.000Z');
      await expect.poll(changes(`since=${since}`), slow).toEqual([['update', bookType, id]]);
      await publish(id, null);
      await expect.poll(changes(`since=${since}`), slow).toEqual([['delete', bookType, id]]);
      await publish(id, '2026-01-01T00:00:00.000Z');
      await remove(id);
      await remove(draft);
      // Of each entry only the last change.
      const after = await cursor();
      expect(shown(await read(`since=${since}`))[0]).toEqual(['delete', bookType, id]);
      expect(await read(`since=${after}`)).toEqual({ data: [], meta: { cursor: after, hasMore: false } });
    });

    it('contains drafts on request', async () => {
      const since = await cursor();
      const id = await create('Draft');
      await expect.poll(changes(`status=draft&since=${since}`), slow).toEqual([['update', bookType, id]]);
      await remove(id);
      await expect.poll(changes(`status=draft&since=${since}`), slow).toEqual([['delete', bookType, id]]);
    });

    it('continues after a page', async () => {
      const since = await cursor();
      const ids = [];
      for (const name of ['one', 'two', 'three']) {
        const { body } = await api.call('POST', '/api/labels', { body: { data: { name } } });
        ids.push(at(body, 'data.id'));
      }
      await expect.poll(async () => (await read(`since=${since}`)).data.length, slow).toBe(3);
      const first = await read(`limit=2&since=${since}`);
      expect([first.data.map(({ id }) => id), first.meta.hasMore]).toEqual([ids.slice(0, 2), true]);
      const second = await read(`limit=2&since=${first.meta.cursor}`);
      expect([second.data.map(({ id }) => id), second.meta.hasMore]).toEqual([ids.slice(2), false]);
    });

    it('contains only what the token may find', async () => {
      const since = await cursor();
      const book = await create('French', 'fr');
      const { body } = await api.call('POST', '/api/writers', { body: { data: { name: 'Ben' } } });
      await expect.poll(changes(`status=draft&since=${since}`), slow).toEqual([
        ['update', bookType, book],
        ['update', 'api::writer.writer', at(body, 'data.id')],
      ]);
      const labels = await api.key({ type: 'custom', permissions: [action, 'api::label.label.find'] });
      expect((await read(`status=draft&since=${since}`, labels)).data).toEqual([]);
      const account = { email: 'rita@example.com', password: 'Correct-Horse-7' };
      const readsEnglish = {
        action: 'plugin::content-manager.explorer.read',
        subject: bookType,
        properties: { fields: ['title'], locales: ['en'] },
      };
      const own = {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::writer.writer',
        properties: { fields: ['name'] },
        conditions: ['admin::is-creator'],
      };
      await addUser(api.server.services, {
        ...account,
        role: [{ action: 'admin::api-tokens.create' }, readsEnglish, own],
      });
      const limited = await api.key({ as: await api.server.client.signIn(account) });
      expect((await read(`status=draft&since=${since}`, limited)).data).toEqual([]);
    });

    it('requires its action and a token', async () => {
      const key = await api.key({ type: 'custom', permissions: ['api::book.book.find'] });
      expect((await api.call('GET', '/api/_changes', { key })).status).toBe(403);
      expect((await api.call('GET', '/api/_changes', { key: null })).status).toBe(403);
    });

    it.each(['since=nope', 'since=MQ', 'limit=x', 'status=nope', 'nope=1'])('rejects %s', async (query) => {
      expect((await api.call('GET', `/api/_changes?${query}`)).status).toBe(400);
    });

    it('reports that old changes are no longer stored', async () => {
      const since = await cursor();
      await cursor();
      const { database } = api.server.services;
      const now = Date.now() + (retention.days + 1) * 86_400_000;
      await deleteOldChanges(database, { now });
      const { status, body } = await api.call('GET', `/api/_changes?since=${since}`);
      expect([status, at(body, 'error.name')]).toEqual([410, 'ApplicationError']);
      expect((await read(`since=${(await read('')).meta.cursor}`)).data).toEqual([]);
    });

    describe('as server-sent events', () => {
      const times = { poll: 5, heartbeat: 10, life: 1500 };
      const streams = () => createChangeStreams(api.server.services, times);
      const view = () => ({
        visible: visibleEntries(
          { name: 'all', permissions: asSystem, allows: () => true },
          api.server.services.content.storage,
        ),
        drafts: true,
      });

      it('arrive while they happen, with heartbeats, until the stream ends', async () => {
        const stream = await streams().open(view(), { since: null, reader: 'a', network: '192.0.2.1' });
        let text = '';
        let id = 0;
        for await (const chunk of stream) {
          text += String(chunk);
          if (id === 0) id = await create('Streamed');
        }
        expect(text).toMatch(/^retry: 5\nid: \S+\nevent: open\n/);
        expect(text).toContain(`event: update\ndata: {"type":"update","uid":"${bookType}","id":${id}`);
        expect(text).toContain(': still open');
      });

      it('are limited in number, and free their place when they are closed', async () => {
        const service = streams();
        const reader = { since: null, reader: 'a', network: '192.0.2.1' };
        const open = [];
        for (let count = 0; count < streamLimits.token; count += 1)
          open.push(await service.open(view(), reader));
        await expect(service.open(view(), reader)).rejects.toMatchObject({ status: 429 });
        open[0]?.destroy();
        await expect
          .poll(() =>
            service.open(view(), reader).then(
              () => true,
              () => false,
            ),
          )
          .toBe(true);
        service.close();
      });

      it('[P101] are served with their content type', async () => {
        const { address } = { address: await api.server.http.listen({ port: 0, host: '127.0.0.1' }) };
        const key = await api.key({ type: 'read-only' });
        const aborting = new AbortController();
        const response = await fetch(`${address}/api/_changes/stream`, {
          headers: { authorization: `Bearer ${key}` },
          signal: aborting.signal,
        });
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          'text/event-stream; charset=utf-8',
        ]);
        const reader = response.body?.getReader();
        const { value } = (await reader?.read()) ?? {};
        expect(new TextDecoder().decode(value)).toContain('event: open');
        aborting.abort();
      });
    });
  });
});
