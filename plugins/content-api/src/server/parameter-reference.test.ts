import { readFileSync } from 'node:fs';
import { i18nServer } from '@admin/plugin-i18n/server';
import { tokensServer } from '@admin/plugin-settings/server';
import { at, startTestServer, type TestServer } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentApiServer } from './content-api-server.ts';

const root = new URL('../../../../', import.meta.url);
const reference = readFileSync(new URL('docs/reference/content-api-parameters.md', root), 'utf8');
const examples = [...reference.matchAll(/GET (\/api\/[^\s`]+)/g)]
  .map(([, url = '']) => url)
  .filter((url) => url.includes('?'));

const publishedAt = '2026-02-01T08:00:00.000Z';

describe('docs/reference/content-api-parameters.md', () => {
  let server: TestServer;
  let headers: Readonly<Record<string, string>>;

  const titlesOf = async (url: string) => {
    const { status, body } = await server.client.send('GET', url, undefined, { headers });
    const data = at(body, 'data') as
      readonly { readonly title?: string; readonly attributes?: { readonly title?: string } }[] | null;
    return { status, titles: data?.map((entry) => (entry.attributes ?? entry).title) };
  };

  beforeAll(async () => {
    server = await startTestServer({
      contentDir: new URL('examples/blog', root),
      plugins: [tokensServer, i18nServer, contentApiServer],
      trusted: ['tokens', 'i18n', 'content-api'],
    });
    const admin = await server.client.registerAdmin();
    const locale = { code: 'de', name: 'German (de)', isDefault: false };
    await server.client.send('POST', '/i18n/locales', locale, { as: admin });
    const { content } = server.services;
    const store = async (uid: string, entries: readonly object[]) =>
      content.importEntries({ uid, entries: entries as never });
    await store('api::author.author', [{ publishedAt, values: { name: 'Ann', slug: 'ann' } }]);
    await store(
      'api::tag.tag',
      ['water', 'wind', 'stone'].map((name) => ({ values: { name, slug: name } })),
    );
    const article = (title: string, values: object) => ({
      publishedAt,
      values: { title, slug: title, ...values },
    });
    const [tides] = await store('api::article.article', [
      article('Tides', {
        format: 'essay',
        author: 1,
        tags: [1, 2, 3],
        readingMinutes: 7,
        issueDate: '2026-03-01',
        summary: 'Water comes and goes twice a day.',
        seo: { metaTitle: 'Tides', socials: [] },
        sections: [{ __component: 'blocks.quote', text: 'Wet feet are honest feet.', speaker: 1 }],
      }),
      article('Walls', { format: 'guide', featured: true, readingMinutes: 30, issueDate: '2025-03-01' }),
      { ...article('Draft', { format: 'report' }), publishedAt: null },
    ]);
    const german = { ...article('Gezeiten', { format: 'essay' }), locale: 'de', translationOf: tides };
    await store('api::article.article', [german]);
    const token = { name: 'Reference', type: 'full-access' };
    const { body } = await server.client.send('POST', '/admin/api-tokens', token, { as: admin });
    headers = { authorization: `Bearer ${String(at(body, 'data.accessKey'))}` };
  });
  afterAll(() => server.close());

  it('has an example of every parameter and operator', () => {
    for (const name of [
      'fields',
      'populate',
      'filters',
      'sort',
      '_q',
      'pagination',
      'locale',
      'status',
      'publicationState',
      'format',
    ]) {
      expect([name, examples.some((url) => new RegExp(String.raw`[?&]${name}[=[]`).test(url))]).toEqual([
        name,
        true,
      ]);
    }
    expect(examples.length).toBeGreaterThan(45);
  });

  it.each(examples)('runs %s', async (url) => {
    const { status, titles } = await titlesOf(url);
    expect([url, status]).toEqual([url, 200]);
    // Every example but the last page of a list finds an entry.
    expect([url, titles?.length]).not.toEqual([url, 0]);
  });

  it('finds what the text says', async () => {
    const expected: Readonly<Record<string, readonly string[]>> = {
      '/api/articles?filters[author][name]=Ann': ['Tides'],
      '/api/articles?filters[title][$notContains]=ide': ['Walls'],
      '/api/articles?filters[readingMinutes][$between][0]=5&filters[readingMinutes][$between][1]=15': [
        'Tides',
      ],
      '/api/articles?locale=de': ['Gezeiten'],
      '/api/articles?sort=title:asc': ['Tides', 'Walls'],
      '/api/articles?pagination[page]=2&pagination[pageSize]=1': ['Walls'],
    };
    for (const [url, titles] of Object.entries(expected)) {
      expect([url, examples.includes(url), (await titlesOf(url)).titles]).toEqual([url, true, titles]);
    }
  });
});
