import { buildSchemas } from '@admin/content-model';
import { addUser, startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentManagerServer } from './content-manager-server.ts';
import { refusal } from './shop.testing.ts';

const part = {
  info: { displayName: 'Part' },
  attributes: { heading: { type: 'string' }, anchor: { type: 'uid', targetField: 'heading' } },
};
const group = {
  info: { displayName: 'Group' },
  attributes: { parts: { type: 'component', component: 'page.part', repeatable: true } },
};
const page = {
  kind: 'collectionType',
  info: { singularName: 'page', pluralName: 'pages', displayName: 'Page' },
  options: { draftAndPublish: true },
  attributes: {
    title: { type: 'string' },
    intro: { type: 'component', component: 'page.part' },
    zone: { type: 'dynamiczone', components: ['page.group', 'page.part'] },
  },
};

let server: TestServer;
let admin: TestSession;

beforeAll(async () => {
  const { schemas } = buildSchemas({
    contentTypes: [{ file: 'page.json', uid: 'api::page.page', document: page }],
    components: [
      { file: 'part.json', uid: 'page.part', document: part },
      { file: 'group.json', uid: 'page.group', document: group },
    ],
  });
  server = await startTestServer({ schemas, plugins: [contentManagerServer], trusted: ['content-manager'] });
  admin = await server.client.registerAdmin();
});
afterAll(() => server.close());

const generate = (field: string, data: unknown, as: TestSession = admin) =>
  server.client.send(
    'POST',
    '/content-manager/uid/generate',
    { contentTypeUID: 'api::page.page', field, data },
    { as },
  );

const save = (anchor: string) =>
  server.client.send(
    'POST',
    '/content-manager/collection-types/api::page.page',
    { intro: { anchor: 'night' }, zone: [{ __component: 'page.part', anchor }] },
    { as: admin },
  );

describe('a uid in a component', () => {
  const data = {
    intro: { heading: 'The Night Garden', anchor: 'night' },
    zone: [
      { __component: 'page.part', heading: 'Night', anchor: 'the-night-garden' },
      { __component: 'page.group', parts: [{ heading: 'Night' }, { heading: '?!' }] },
    ],
  };

  it('is made from the text that it follows, free among the components of its kind in the entry', async () => {
    expect((await generate('intro.anchor', data)).body).toStrictEqual({ data: 'the-night-garden-1' });
    expect((await generate('zone.1.parts.0.anchor', data)).body).toStrictEqual({ data: 'night-1' });
    expect((await generate('zone.1.parts.1.anchor', data)).body).toStrictEqual({ data: 'part' });
  });

  it('counts as free for itself', async () => {
    const own = { intro: { heading: 'Night', anchor: 'night' } };
    expect((await generate('intro.anchor', own)).body).toStrictEqual({ data: 'night' });
  });

  it.each(['intro.heading', 'zone.0', 'zone.7.anchor', 'zone.x.anchor', 'zone.1.anchor', 'gone.anchor', '.'])(
    'is rejected if there is none: %s',
    async (field) => {
      expect(await generate(field, data)).toMatchObject(
        refusal(400, 'ValidationError', `${field} must be a valid \`uid\` attribute`),
      );
    },
  );

  it('is made only for users who may use the field', async () => {
    const credentials = { email: 'reader@example.com', password: 'Correct-Horse-7' };
    const role = [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: 'api::page.page',
        properties: { fields: ['title', 'intro.heading', 'zone'] },
        conditions: [],
      },
    ];
    await addUser(server.services, { ...credentials, role });
    const reader = await server.client.signIn(credentials);
    expect((await generate('intro.anchor', data, reader)).status).toBe(403);
    expect((await generate('zone.1.parts.0.anchor', data, reader)).status).toBe(200);
  });

  it('is saved once for each kind of component', async () => {
    expect(await save('night')).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path: ['zone', '0', 'anchor'] }] } } },
    });
    expect((await save('day')).status).toBe(200);
  });
});
