import { createClient, type Client, type ContentApiError, type ToMany, type ToOne } from '@admin/client';
import { forEachDialect, type TestResponse } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibraryApi, type LibraryApi } from './library-api.testing.ts';

interface Writer {
  readonly fields: { readonly id: number; readonly name: string };
  readonly parts: { readonly books: ToMany<Book> };
  readonly writeOnly: object;
}

interface Book {
  readonly fields: { readonly id: number; readonly title: string; readonly pages: number | null };
  readonly parts: { readonly writer: ToOne<Writer> };
  readonly writeOnly: object;
}

interface Library {
  readonly collections: { readonly books: Book; readonly writers: Writer };
  readonly singles: object;
}

type Method = Parameters<LibraryApi['call']>[0];

/** Returns a `fetch` that calls the server of a test. */
function fetchFrom(api: LibraryApi): typeof fetch {
  return async (input, { method = 'GET', headers, body } = {}) => {
    const url = new URL(input as string);
    const sent = Object.fromEntries(new Headers(headers));
    const response: TestResponse = await api.call(method as Method, url.pathname + url.search, {
      key: null,
      headers: sent,
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
    });
    return Response.json(response.body, { status: response.status });
  };
}

forEachDialect((dialect) => {
  describe('the client', () => {
    let api: LibraryApi;
    let client: Client<Library>;

    const open = (token?: string) =>
      createClient<Library>({ url: 'http://cms.test', token, fetch: fetchFrom(api) });

    beforeAll(async () => {
      api = await startLibraryApi(dialect);
      await api.store('writer', { name: 'Ann' });
      await api.store('writer', { name: 'Ben' });
      for (let count = 1; count <= 205; count += 1) {
        await api.store('book', { title: `Book ${count}`, pages: count, writer: (count % 2) + 1 });
      }
      client = open(await api.key({}));
    });
    afterAll(() => api.server.close());

    it('reads pages with filters, order and parts', async () => {
      const reader = open(await api.key({ type: 'read-only' }));
      const { entries, pagination } = await reader.collection('books').find({
        fields: ['title'],
        populate: { writer: { fields: ['name'] } },
        filters: { pages: { $between: [10, 19] }, writer: { name: { $startsWithi: 'a' } } },
        sort: ['writer.name', 'pages:desc'],
        pagination: { pageSize: 2 },
      });
      expect(entries).toEqual([
        { id: 18, title: 'Book 18', writer: { id: 1, name: 'Ann' } },
        { id: 16, title: 'Book 16', writer: { id: 1, name: 'Ann' } },
      ]);
      expect(pagination).toMatchObject({ page: 1, pageSize: 2, total: 5 });
    });

    it('reads whole lists with a cursor', async () => {
      const ids = new Set<number>();
      for await (const { id } of client.collection('books').all({ fields: ['id'] })) ids.add(id);
      expect(ids.size).toBe(205);
    });

    it('finds nothing by null if every value is set, and a text that contains separators', async () => {
      const books = client.collection('books');
      expect((await books.find({ filters: { pages: null } })).entries).toEqual([]);
      const { id } = await books.create({ title: 'A & B = "C" [1]' });
      const found = await books.find({ filters: { title: 'A & B = "C" [1]' } });
      expect(found.entries.map((entry) => entry.id)).toEqual([id]);
      await books.delete(id);
    });

    it('writes entries, and names invalid values', async () => {
      const books = client.collection('books');
      const { id } = await books.create({ title: 'New', pages: 3, writer: 2 });
      await books.update(id, { title: 'Newer' });
      expect(await books.findOne(id)).toMatchObject({ title: 'Newer', pages: 3 });
      const error = (await books
        .update(id, { title: 'x' })
        .catch((reason: unknown) => reason)) as ContentApiError;
      expect(error).toMatchObject({ status: 400, problems: [{ path: ['title'] }] });
      await books.delete(id);
      await expect(books.findOne(id)).rejects.toMatchObject({ status: 404 });
    });

    it('is refused without a token', async () => {
      await expect(open().collection('books').find()).rejects.toMatchObject({ status: 403 });
      await expect(open('no-token').collection('books').find()).rejects.toMatchObject({ status: 401 });
    });
  });
});
