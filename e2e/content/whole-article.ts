import { expect } from '@playwright/test';
import type { AdminApi } from '../support/admin-api.ts';

/** The path of articles in the panel and in the API. */
export const articles = '/content-manager/collection-types/api::article.article';

/** The input of each typed field. */
export const typed = {
  code: 'ATR-271828',
  summary: 'Every kind of field is in here, once at least.',
  body: 'The mill stands *still*.',
  fieldNotes: 'Twelve paces from door to wheel',
  readingMinutes: '7',
  readerRating: '4.5',
  printPrice: '12.25',
  pageViews: '9007199254740993',
  editorEmail: 'desk@example.com',
  previewPassword: 'behind-the-mill',
  editorNote: 'Ask about the wheel',
  buildingFacts: '{"wheels":2}',
} as const;

/** Reads the article with this title and compares every field with the input. */
export async function expectArticle(api: AdminApi, title: string): Promise<void> {
  const query = new URLSearchParams({ 'filters[title][$eq]': title });
  const { body } = await api.send('GET', `${articles}?${query}`);
  const [{ id }] = (body as { readonly results: readonly [{ readonly id: number }] }).results;
  const whole = await api.send('GET', `${articles}/${id}`);
  const file = { url: expect.stringContaining('/uploads/') as unknown };
  const { previewPassword: _, ...plain } = typed;
  expect(whole.body).toMatchObject({
    ...plain,
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    format: 'essay',
    fieldNotes: [{ type: 'paragraph', children: [{ type: 'text', text: typed.fieldNotes }] }],
    readingMinutes: 7,
    readerRating: 4.5,
    printPrice: 12.25,
    buildingFacts: { wheels: 2 },
    featured: true,
    factChecked: false,
    issueDate: '2026-04-24',
    visitAt: '2026-05-01T14:30:00.000Z',
    opensAt: '09:30:00.000',
    author: { count: 1 },
    tags: { count: 2 },
    cover: file,
    gallery: [file],
    seo: { metaTitle: 'A mill', socials: [{ network: 'bluesky', message: 'Come and see.' }] },
    links: [{ label: 'Route', url: '/route', icon: { symbol: 'arrow' }, article: { count: 1 } }],
    sections: [
      {
        __component: 'blocks.hero',
        heading: 'The wheel',
        actions: [{ label: 'Second' }, { label: 'First' }],
      },
      { __component: 'blocks.quote', text: 'It turned all night.', speaker: { count: 1 } },
    ],
  });
  const links = await api.send('GET', `/content-manager/relations/api::article.article/${id}/tags`);
  const { results } = links.body as { readonly results: readonly { readonly name: string }[] };
  expect(results.map(({ name }) => name)).toEqual(['Stone', 'Glass']);
  expect(JSON.stringify(whole.body)).not.toContain(typed.previewPassword);
  await api.send('DELETE', `${articles}/${id}`);
}
