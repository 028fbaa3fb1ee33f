import { buildSchemas, type Schemas } from '@admin/content-model';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/index.ts';
import type { Database, Migration } from '../../database/index.ts';
import { contentOf } from '../../testing/content-of.ts';
import { forEachDialect, startTestServer, textLike, type TestServer } from '../../testing/index.ts';
import { before, defineCustomField, defineServerPlugin, type ServerPlugin } from '../../plugin-api/index.ts';
import { bareHost } from '../resolution/fixtures/bare-host.ts';
import { resolvePlugins } from '../resolution/resolve-plugins.ts';
import { buildContent } from './build-content.ts';

const review = 'plugin::reviews.review';
const draftOf = 'plugin::reviews.secret';

const stars = defineCustomField({
  name: 'stars',
  type: 'integer',
  options: Type.Object({ most: Type.Integer({ minimum: 1 }) }),
  validate: (value, { options, path }) =>
    value >= 1 && value <= options.most ? null : `${path.join('.')} must have one to ${options.most} stars`,
});
const failing = defineCustomField({
  name: 'failing',
  type: 'string',
  validate: () => {
    throw new TypeError('no sky');
  },
});
/** A step on a table that every server has. */
const migrations: readonly Migration[] = [
  {
    id: '0001-on-links',
    up: async (db) => {
      await sql`create index reviews_of_links on links (root_id)`.execute(db);
    },
  },
];
const starField = {
  type: 'customField',
  customField: 'plugin::reviews.stars',
  options: { most: 5 },
} as const;

/** Reviews of anything, with a part for other types, and what only the plugin sees. */
function reviews(rest: Partial<ServerPlugin> = {}): ServerPlugin {
  return defineServerPlugin({
    id: 'reviews',
    title: 'Reviews',
    version: '1.0.0',
    migrations,
    customFields: [stars, failing],
    components: [
      {
        uid: 'reviews.rating',
        info: { displayName: 'Rating' },
        attributes: { stars: starField, why: { type: 'string' } },
      },
    ],
    contentTypes: [
      {
        uid: review,
        kind: 'collectionType',
        info: { singularName: 'review', pluralName: 'reviews', displayName: 'Review' },
        options: { draftAndPublish: true },
        attributes: {
          text: { type: 'string', required: true },
          stars: { ...starField, required: true },
          ratings: { type: 'component', component: 'reviews.rating', repeatable: true },
        },
      },
      {
        uid: draftOf,
        kind: 'collectionType',
        info: { singularName: 'secret', pluralName: 'secrets', displayName: 'Secret' },
        pluginOptions: { 'content-manager': { visible: false } },
        attributes: {
          text: { type: 'string' },
          failing: { type: 'customField', customField: 'plugin::reviews.failing' },
        },
      },
    ],
    ...rest,
  });
}

/** A book with ratings, and a list of its reviews. */
const book = {
  kind: 'collectionType',
  info: { singularName: 'book', pluralName: 'books', displayName: 'Book' },
  attributes: {
    title: { type: 'string' },
    rating: { type: 'component', component: 'reviews.rating' },
    reviews: { type: 'relation', relation: 'oneToMany', target: review },
  },
};

/** The content of the application, which references the plugin: validated together with its content. */
function withBook(document: object = book): Schemas {
  const plain = { ...document, attributes: { title: { type: 'string' } } };
  const { schemas } = buildSchemas({
    contentTypes: [{ file: 'book.json', uid: 'api::book.book', document: plain }],
    components: [],
  });
  const known = schemas.contentTypes.get('api::book.book');
  return {
    ...schemas,
    contentTypes: new Map(known ? [[known.uid, { ...known, ...document }]] : []),
  };
}

const system = systemPermissions();
const details = (error: unknown) =>
  (error as { readonly details?: { readonly errors?: unknown } }).details?.errors;

const starsAt = (path: readonly string[]) => [
  { path, message: `${path.join('.')} must have one to 5 stars`, name: 'ValidationError' },
];

const all = ({ services }: TestServer) =>
  services.content.findEntries({ permissions: system, uid: review, query: {} });

forEachDialect((dialect) => {
  describe('content of a plugin', () => {
    let database: Database;
    let server: TestServer;

    beforeAll(async () => {
      database = await dialect.open();
      server = await startTestServer({ database, schemas: withBook(), plugins: [reviews()] });
    });
    afterAll(() => server.close());

    const create = (uid: string, body: object) =>
      server.services.content.createEntry({ permissions: system, uid, body });
    const faults = (uid: string, body: object) =>
      create(uid, body).then(
        () => [],
        (error: unknown) => details(error),
      );

    it('[P39] is stored, linked and read like that of the application', async () => {
      const { entry } = await create(review, {
        text: 'Good',
        stars: 4,
        ratings: [{ stars: 3, why: 'print' }],
      });
      const { entry: written } = await create('api::book.book', {
        title: 'Dune',
        rating: { stars: 5 },
        reviews: { connect: [{ id: entry.id }] },
      });
      expect(written).toMatchObject({ title: 'Dune', rating: { stars: 5 } });
      const found = await server.services.content.findEntries({
        permissions: system,
        uid: review,
        query: { filters: { stars: { $gt: '3' } }, sort: 'stars:desc' },
      });
      expect(found).toMatchObject({ results: [{ id: entry.id, text: 'Good', ratings: [{ why: 'print' }] }] });
    });

    it('[P37] is returned with the stored type of a custom field', () => {
      expect(server.services.schemas.contentTypes.get(review)?.attributes['stars']).toEqual({
        ...starField,
        type: 'integer',
        required: true,
      });
    });

    it('[P38] is validated by its custom fields at every level, in the order of the attributes', async () => {
      expect(await faults(review, { text: 'x', stars: 6 })).toEqual(starsAt(['stars']));
      expect(await faults(review, { text: 'x', stars: 1, ratings: [{ stars: 2 }, { stars: 0 }] })).toEqual(
        starsAt(['ratings', '1', 'stars']),
      );
      expect(await faults('api::book.book', { rating: { stars: 9 } })).toEqual(starsAt(['rating', 'stars']));
    });

    it('[P38] is not validated by a custom field when it is empty or breaks a rule of its attribute', async () => {
      expect(await faults(review, { text: 'x', stars: null })).toEqual([]);
      expect(await faults(review, { text: 'x', stars: 1.5 })).toEqual([
        expect.objectContaining({ path: ['stars'], message: 'stars must be an integer' }),
      ]);
    });

    it('[P38] is validated again when it is published', async () => {
      const { entry } = await create(review, { text: 'Old', stars: 5 });
      const { rows } = await sql<{ name: string }>`
        select table_name as name from content_tables where uid = ${review}`.execute(database.kysely);
      await sql`update ${sql.id(rows[0]?.name ?? '')} set stars = 7 where id = ${entry.id}`.execute(
        database.kysely,
      );
      const publish = server.services.content.publishEntry({
        permissions: system,
        uid: review,
        id: entry.id,
      });
      expect(await publish.then(() => [], details)).toEqual([expect.objectContaining({ path: ['stars'] })]);
    });

    it('[P38] is rolled back when a custom field throws', async () => {
      await expect(create(draftOf, { text: 'gone', failing: 'x' })).rejects.toThrow(
        'The custom field plugin::reviews.failing could not be validated at failing.',
      );
      const query = { filters: { text: 'gone' } };
      const { results } = await server.services.content.findEntries({
        permissions: system,
        uid: draftOf,
        query,
      });
      expect(results).toEqual([]);
    });

    it('[P39] is permitted by type, unless only the plugin uses it', async () => {
      const admin = await server.client.registerAdmin();
      const { body } = await server.client.send('GET', '/admin/permissions', undefined, { as: admin });
      expect(body).toMatchObject({
        data: {
          sections: {
            collectionTypes: { subjects: [{ uid: 'api::book.book' }, { uid: review }] },
          },
        },
      });
      const own = await server.client.send('GET', '/admin/users/me/permissions', undefined, { as: admin });
      expect(JSON.stringify(own.body)).not.toContain(draftOf);
      await create(draftOf, { text: 'only the code of the plugin' });
    });
  });

  it('[P41] remains when the plugin is removed, and is available again when it returns', async () => {
    const database = await dialect.open();
    const write = async (plugins: readonly ServerPlugin[], work: (server: TestServer) => Promise<void>) => {
      const server = await startTestServer({ database, plugins, needs: [] });
      await work(server);
      await server.http.close();
    };
    await write([reviews()], async ({ services: { content } }) => {
      await content.createEntry({ permissions: system, uid: review, body: { text: 'Kept', stars: 2 } });
    });
    await write([], async (server) => {
      await expect(all(server)).rejects.toMatchObject({ status: 403 });
    });
    await write([reviews()], async (server) => {
      expect(await all(server)).toMatchObject({ results: [{ text: 'Kept', stars: 2 }] });
    });
    const broken = reviews({
      onReady: () => {
        throw new TypeError('no stars');
      },
      before: [before('entry.create', () => ({ stars: 1 }))],
    });
    await write([broken], async (server) => {
      expect(await all(server)).toMatchObject({ results: [{ text: 'Kept' }] });
      const body = { text: 'New', stars: 2 };
      await expect(
        server.services.content.createEntry({ permissions: system, uid: review, body }),
      ).rejects.toMatchObject({ status: 503, code: 'CONTENT_PLUGIN_NOT_RUNNING' });
    });
  });
});

const contentType = (attributes: object, uid = review) =>
  ({
    uid,
    kind: 'collectionType',
    info: { singularName: 'review', pluralName: 'reviews', displayName: 'Review' },
    attributes,
  }) as NonNullable<ServerPlugin['contentTypes']>[number];

describe('invalid content', () => {
  const built = (attributes: object, schemas = withBook({ ...book, attributes: {} })) =>
    buildContent(
      contentOf(schemas),
      [
        reviews({ components: [], contentTypes: [contentType(attributes)] }),
        defineServerPlugin({ id: 'needy', title: 'Needy', needs: { reviews: '*' } }),
        defineServerPlugin({ id: 'other', title: 'Other' }),
      ],
      bareHost,
    );

  it.each([
    ['one of another plugin', contentType({}, 'plugin::maps.place')],
    ['a duplicate', contentType({}, 'plugin::reviews.secret')],
  ])('[P39] has a unique uid with the prefix of its plugin, not %s', (_what, invalid) => {
    const own = contentType({}, 'plugin::reviews.secret');
    expect(resolvePlugins([reviews({ contentTypes: [own, invalid] })], bareHost)).toMatchObject({
      plugins: [],
      problems: [{ code: 'CONTENT_TYPE_FOREIGN', pluginId: 'reviews' }],
    });
  });

  it.each([
    ['P40', 'a broken rule', { id: { type: 'string' } }, 'attributes.id'],
    [
      'P37',
      'an unknown custom field',
      { a: { type: 'customField', customField: 'plugin::maps.place' } },
      'plugin maps',
    ],
    ['P37', 'another type', { a: { ...starField, type: 'string' } }, 'stored as integer'],
    ['P37', 'wrong options', { a: { ...starField, options: { most: 0 } } }, 'most must be >= 1'],
  ])('[%s] rejects its plugin, with those that need it: %s', async (_rule, _what, attributes, message) => {
    expect(await built(attributes)).toMatchObject({
      plugins: [{ id: 'other' }],
      problems: [
        { code: 'CONTENT_TYPE_INVALID', pluginId: 'reviews', message: textLike(message) },
        { code: 'SERVER_PLUGIN_MISSING', pluginId: 'needy' },
      ],
    });
  });

  it('[P40] rejects a plugin that needs a table of the application', async () => {
    const plugin = reviews({ contentTypes: [{ ...contentType({}), collectionName: 'books' }] });
    const schemas = withBook({ ...book, collectionName: 'books', attributes: {} });
    expect((await buildContent(contentOf(schemas), [plugin], bareHost)).problems).toMatchObject([
      { code: 'CONTENT_TYPE_INVALID', message: textLike('DUPLICATE_COLLECTION') },
    ]);
  });

  it('[P37] prevents the start when it belongs to the application, and names the plugin', async () => {
    const location = { type: 'customField', customField: 'plugin::maps.place' };
    const { refusal, plugins } = await built({}, withBook({ ...book, attributes: { place: location } }));
    expect(plugins).toHaveLength(3);
    expect(refusal).toMatchObject({
      code: 'CONTENT_INVALID',
      message: textLike('add the server plugin maps'),
    });
  });
});
