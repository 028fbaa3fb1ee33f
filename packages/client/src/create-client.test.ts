import { describe, expect, it } from 'vitest';
import { ContentApiError, createClient } from './index.ts';
import type { BlogSchema } from './fixtures/index.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

/** Returns a client whose requests are recorded, and answered with these bodies in order. */
function recordingClient(
  bodies: readonly unknown[] = [{ data: [], meta: { pagination: {} } }],
  status = 200,
) {
  const sent: Sent[] = [];
  const remaining = [...bodies];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { method = 'GET', headers, body, signal = null } = init;
    const url = decodeURIComponent(input as string);
    const text = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    sent.push({ method, url, headers: new Headers(headers), body: text, signal });
    return Response.json(remaining.shift(), { status, headers: { 'retry-after': '7' } });
  };
  return {
    sent,
    client: createClient<BlogSchema>({ url: 'https://cms.example.com/', token: 'secret', fetch }),
  };
}

/** Returns the parameters of a recorded request. */
const parametersOf = ({ url }: Pick<Sent, 'url'>): readonly string[] =>
  url.replace(/^[^?]*\?/, '').split('&');

describe('createClient', () => {
  it('sends filters, sort keys, fields and parts in brackets, and requests the flat form', async () => {
    const { client, sent } = recordingClient();
    await client.collection('articles').find({
      fields: ['title', 'slug'],
      populate: { author: { fields: ['name'] }, sections: { on: { 'blocks.quote': true } } },
      filters: {
        title: { $containsi: 'wall & roof' },
        author: { name: 'Ann' },
        code: null,
        $or: [{ id: [1, 2] }],
      },
      sort: ['title:asc', 'author.name'],
      pagination: { page: 2, pageSize: 10 },
      search: 'light',
      locale: 'de',
      status: 'draft',
    });
    const [call] = sent;
    expect(call?.url).toMatch(/^https:\/\/cms\.example\.com\/api\/articles\?/);
    expect(call?.headers.get('authorization')).toBe('Bearer secret');
    expect(call && parametersOf(call).map((one) => one.replaceAll('+', ' '))).toEqual(
      'format=flat|fields[0]=title|fields[1]=slug|populate[author][fields][0]=name'
        .concat('|populate[sections][on][blocks.quote]=true|filters[title][$containsi]=wall ')
        .split('|')
        .concat([
          ' roof',
          'filters[author][name]=Ann',
          'filters[code][$null]=true',
          'filters[$or][0][id][0]=1',
          'filters[$or][0][id][1]=2',
          'sort[0]=title:asc',
          'sort[1]=author.name',
          'pagination[page]=2',
          'pagination[pageSize]=10',
          '_q=light',
          'locale=de',
          'status=draft',
        ]),
    );
  });

  it('requests a part without further requests, and ignores an empty filter', async () => {
    const { client, sent } = recordingClient();
    await client.collection('articles').find({
      populate: { cover: {}, tags: { filters: {} }, sections: { on: { 'blocks.text': {} } } },
      filters: {},
    });
    const [call] = sent;
    expect(call && parametersOf(call)).toEqual([
      'format=flat',
      'populate[cover]=true',
      'populate[sections][on][blocks.text]=true',
    ]);
  });

  it('sends the name of a projection', async () => {
    const { client, sent } = recordingClient();
    await client.collection('articles').find({ projection: 'page', locale: 'de' });
    expect(sent[0] && parametersOf(sent[0])).toEqual(['format=flat', 'projection=page', 'locale=de']);
  });

  it('returns the entries of a page with its position', async () => {
    const pagination = { page: 1, pageSize: 25, pageCount: 1, total: 1 };
    const { client } = recordingClient([{ data: [{ id: 1, title: 'Tides' }], meta: { pagination } }]);
    const page = await client.collection('articles').find({ fields: ['title'] });
    expect(page).toEqual({ entries: [{ id: 1, title: 'Tides' }], pagination });
  });

  it('reads whole lists with cursors, and no further page than is used', async () => {
    const page = (ids: readonly number[], cursor: string | null) => ({
      data: ids.map((id) => ({ id })),
      meta: { pagination: { cursor } },
    });
    const pages = [page([1, 2], 'b'), page([3, 4], 'c'), page([5], null)];
    const all = recordingClient(pages);
    const ids: number[] = [];
    for await (const { id } of all.client.collection('articles').all({ fields: ['id'] })) ids.push(id);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(all.sent.map((call) => parametersOf(call).find((one) => one.includes('cursor')))).toEqual([
      'pagination[cursor]=',
      'pagination[cursor]=b',
      'pagination[cursor]=c',
    ]);
    const some = recordingClient(pages);
    for await (const { id } of some.client.collection('articles').all()) if (id === 2) break;
    expect(some.sent).toHaveLength(1);
  });

  it('rejects an empty list, which the server would ignore', async () => {
    const { client, sent } = recordingClient();
    const call = client.collection('articles').find({ filters: { id: { $in: [] } } });
    await expect(call).rejects.toThrow('filters[id][$in] is an empty list');
    expect(sent).toEqual([]);
  });

  it('writes values in data, and deletes without a body', async () => {
    const { client, sent } = recordingClient([{ data: { id: 7 } }, { data: { id: 7 } }, { data: { id: 7 } }]);
    const articles = client.collection('articles');
    await articles.create({ title: 'New', author: 2, tags: { connect: [1] } });
    await articles.update(7, { title: 'Newer' });
    await articles.delete(7);
    expect(sent.map(({ method, url, body }) => [method, url.split('?')[0], body])).toEqual([
      [
        'POST',
        'https://cms.example.com/api/articles',
        { data: { title: 'New', author: 2, tags: { connect: [1] } } },
      ],
      ['PUT', 'https://cms.example.com/api/articles/7', { data: { title: 'Newer' } }],
      ['DELETE', 'https://cms.example.com/api/articles/7', undefined],
    ]);
  });

  it('throws an error with status, message, invalid values and the time to wait', async () => {
    const errors = [{ path: ['title'], message: 'title is required', name: 'ValidationError' }];
    const body = {
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Invalid', details: { errors } },
    };
    const { client } = recordingClient([body], 400);
    const error: unknown = await client
      .single('homepage')
      .update({ heading: '' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentApiError);
    expect(error).toMatchObject({
      status: 400,
      name: 'ValidationError',
      message: 'Invalid',
      problems: errors,
      retryAfter: 7,
    });
  });

  it('describes an error whose response is not JSON by its status', async () => {
    const client = createClient({
      url: 'https://cms.example.com',
      fetch: () => Promise.resolve(new Response('<html>', { status: 502 })),
    });
    await expect(client.single('homepage' as never).find()).rejects.toMatchObject({
      status: 502,
      problems: [],
    });
  });

  it('passes the signal and further options to fetch', async () => {
    const { client, sent } = recordingClient();
    const { signal } = new AbortController();
    await client.collection('articles').find({}, { signal, headers: { 'x-trace': '1' } });
    expect(sent[0]?.signal).toBe(signal);
    expect(sent[0]?.headers.get('x-trace')).toBe('1');
  });

  it('resolves addresses of files against the server', () => {
    const { client } = recordingClient();
    expect(client.fileUrl({ url: '/uploads/a.webp' })).toBe('https://cms.example.com/uploads/a.webp');
    expect(client.fileUrl({ url: 'https://cdn.example.com/a.webp' })).toBe('https://cdn.example.com/a.webp');
  });
});
