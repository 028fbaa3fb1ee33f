import { startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../seed.ts';
import application from '../server.ts';

describe('the server', () => {
  let server: TestServer;
  let as: TestSession;

  beforeAll(async () => {
    const { plugins, trusted } = application;
    const contentDir = new URL('..', import.meta.url);
    server = await startTestServer({ plugins, trusted, contentDir });
    as = await server.client.registerAdmin();
  });
  afterAll(() => server.close());

  it('is seeded once, with a published article and a draft of the same author', async () => {
    await seed(server.services);
    await seed(server.services);
    const path = '/content-manager/collection-types/api::article.article?sort=title:ASC';
    const { body } = await server.client.send('GET', path, undefined, { as });
    expect(body).toMatchObject({
      results: [
        { slug: 'drafts', publishedAt: null },
        { slug: 'welcome', publishedAt: expect.any(String) as string },
      ],
      pagination: { total: 2 },
    });
  });
});
