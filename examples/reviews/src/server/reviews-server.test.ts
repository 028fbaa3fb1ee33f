import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentManagerServer } from '@admin/plugin-content-manager/server';
import { defineServerPlugin, systemPermissions } from '@admin/server';
import { forEachDialect, startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviewUid } from './review-type.ts';
import { reviewsServer } from './reviews-server.ts';

const entries = `/content-manager/collection-types/${reviewUid}`;
const text = 'Well worth the walk.';

/** A plugin that authenticates one API client. */
const websiteClient = defineServerPlugin({
  id: 'website-client',
  title: 'Website client',
  authenticateApiClient: async ({ authorization }) =>
    authorization === 'Bearer website' ? { name: 'Website', permissions: systemPermissions() } : 'unknown',
});

const subjectsOf = async ({ services, dataDir }: TestServer) => {
  await services.mail.flush();
  const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { readonly subject: string }).subject).toSorted();
};

forEachDialect((dialect) => {
  let server: TestServer;
  let admin: TestSession;
  beforeAll(async () => {
    server = await startTestServer({
      database: await dialect.open(),
      plugins: [contentManagerServer, reviewsServer, websiteClient],
      trusted: ['content-manager'],
    });
    admin = await server.client.registerAdmin();
  });
  afterAll(() => server.close());

  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    server.client.send(method, path, body, { as: admin });

  it.each([
    ['more stars than the maximum', { text, stars: 6 }, ['stars'], 'Give one to 5 stars.'],
    [
      'invalid stars in a rating',
      { text, stars: 5, ratings: [{ aspect: 'View', stars: 0 }] },
      ['ratings', '0', 'stars'],
      'Give one to 5 stars.',
    ],
    ['a short text', { text: 'Nice', stars: 5 }, ['text'], 'Write 10 characters or more.'],
  ])('refuses a review with %s, at its field', async (_case, body, path, message) => {
    expect(await send('POST', entries, body)).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path, message }] } } },
    });
  });

  it('stores reviews, sends a mail about each published one, and returns their average', async () => {
    await send('PUT', '/reviews/settings', { recipient: 'editor@example.com' });
    for (const stars of [4, 5]) {
      const { body } = await send('POST', entries, { text, stars, ratings: [{ aspect: 'View', stars }] });
      const { id } = body as { readonly id: number };
      expect(await send('POST', `${entries}/${id}/actions/publish`)).toMatchObject({ status: 200 });
    }
    await expect
      .poll(async () => (await send('GET', '/reviews/average')).body)
      .toEqual({ data: { count: 2, stars: 4.5 } });
    const readAverage = (authorization: string) =>
      server.client.send('GET', '/api/reviews/average', undefined, { headers: { authorization } });
    expect(await readAverage('Bearer website')).toMatchObject({
      status: 200,
      body: { data: { stars: 4.5 } },
    });
    expect(await readAverage('Bearer stranger')).toMatchObject({ status: 401 });
    await expect
      .poll(() => subjectsOf(server))
      .toEqual(['A review with 4 of 5 stars', 'A review with 5 of 5 stars']);
  });
});
