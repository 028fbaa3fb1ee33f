import { buildSchemas } from '@admin/content-model';
import { contentManagerServer } from '@admin/plugin-content-manager/server';
import { forEachDialect, startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colorFieldServer } from './color-field-server.ts';

const uid = 'api::paint.paint';
const color = { type: 'customField', customField: 'plugin::color-field.color' };
const { schemas } = buildSchemas({
  contentTypes: [
    {
      file: 'paint.json',
      uid,
      document: {
        kind: 'collectionType',
        info: { singularName: 'paint', pluralName: 'paints', displayName: 'Paint' },
        options: { draftAndPublish: true },
        attributes: { color, coats: { type: 'component', component: 'paint.coat', repeatable: true } },
      },
    },
  ],
  components: [
    {
      file: 'coat.json',
      uid: 'paint.coat',
      document: { info: { displayName: 'Coat' }, attributes: { color } },
    },
  ],
  customFields: new Map([['plugin::color-field.color', { type: 'string' }]]),
});

const noColor = (path: readonly string[]) => ({
  status: 400,
  body: {
    error: {
      details: {
        errors: [
          {
            path,
            message: 'This is not a color such as #3366ff.',
            name: 'ValidationError',
            text: { id: 'color-field.no-color', values: {} },
          },
        ],
      },
    },
  },
});

forEachDialect((dialect) => {
  let server: TestServer;
  let admin: TestSession;
  beforeAll(async () => {
    server = await startTestServer({
      schemas,
      database: await dialect.open(),
      plugins: [contentManagerServer, colorFieldServer],
      trusted: ['content-manager'],
    });
    admin = await server.client.registerAdmin();
  });
  afterAll(() => server.close());

  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    server.client.send(method, `/content-manager/${path}`, body, { as: admin });

  it('stores colors, and rejects other values at their field, also in drafts and components', async () => {
    const entries = `collection-types/${uid}`;
    const made = await send('POST', entries, { color: '#3366ff', coats: [{ color: '#000000' }] });
    expect(made).toMatchObject({ status: 200, body: { color: '#3366ff', coats: [{ color: '#000000' }] } });
    const { id } = made.body as { readonly id: number };
    expect(await send('POST', entries, { color: 'blue' })).toMatchObject(noColor(['color']));
    expect(await send('PUT', `${entries}/${id}`, { coats: [{ color: '#fff' }] })).toMatchObject(
      noColor(['coats', '0', 'color']),
    );
    expect(await send('PUT', `${entries}/${id}`, { color: null })).toMatchObject({ status: 200 });
    const found = await send('GET', `${entries}?filters[color][$null]=true`);
    expect(found).toMatchObject({ body: { results: [{ id, color: null }] } });
  });

  it('describes the attribute as a text with the name of its field', async () => {
    expect((await send('GET', 'content-types')).body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          uid,
          isDisplayed: true,
          attributes: expect.objectContaining({ color: { ...color, type: 'string' } }) as unknown,
        }),
      ]) as unknown,
    });
    expect((await send('GET', 'init')).body).toMatchObject({
      data: { fieldSizes: { 'plugin::color-field.color': { default: 4, isResizable: true } } },
    });
  });
});
