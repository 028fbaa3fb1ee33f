import { startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('stores a page as a draft', async () => {
    const path = '/content-manager/collection-types/api::page.page';
    const page = { title: 'Welcome', slug: 'welcome' };
    expect(await server.client.send('POST', path, page, { as })).toMatchObject({
      status: 200,
      body: { title: 'Welcome', publishedAt: null },
    });
    expect(await server.client.send('GET', path, undefined, { as })).toMatchObject({
      body: { results: [{ slug: 'welcome' }] },
    });
  });
});
