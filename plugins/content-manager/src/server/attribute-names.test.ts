import { buildSchemas } from '@admin/content-model';
import { defineCustomField, defineServerPlugin } from '@admin/server';
import { forEachDialect, startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentManagerServer } from './content-manager-server.ts';

/** Names that collide with properties of objects, functions, arrays or DOM events. */
const oddNames = [
  'target',
  'value',
  'name',
  'type',
  'length',
  'constructor',
  'prototype',
  'toString',
  'currentTarget',
  'preventDefault',
  'hasOwnProperty',
  'valueOf',
] as const;

/** Every property of the objects that entries pass through which is a valid attribute name. */
const inheritedNames = [Object, Function, Array, String, Promise, Map, Event].flatMap((type) =>
  [...Object.getOwnPropertyNames(type.prototype), ...Object.getOwnPropertyNames(type)].filter((name) =>
    /^[A-Za-z][A-Za-z0-9]*$/.test(name),
  ),
);

const swatch = 'plugin::swatches.swatch';
const swatches = defineServerPlugin({
  id: 'swatches',
  title: 'Swatches',
  customFields: [
    defineCustomField({
      name: 'swatch',
      type: 'string',
      validate: (value: string) => (value.startsWith('#') ? null : 'Expected a color'),
    }),
  ],
});

/** Attributes of each type, with a value that is stored unchanged. */
const kinds: Readonly<Record<string, { readonly attribute: object; readonly value: unknown }>> = {
  string: { attribute: { type: 'string' }, value: 'some text' },
  text: { attribute: { type: 'text' }, value: 'some text' },
  integer: { attribute: { type: 'integer' }, value: 7 },
  boolean: { attribute: { type: 'boolean' }, value: true },
  date: { attribute: { type: 'date' }, value: '2026-02-03' },
  json: { attribute: { type: 'json' }, value: { constructor: ['toString'] } },
  enumeration: { attribute: { type: 'enumeration', enum: ['one', 'two'] }, value: 'two' },
  'custom field': { attribute: { type: 'string', customField: swatch }, value: '#fa0' },
};

/** Random names with their attributes. */
const namedAttributes = fc.dictionary(
  fc.constantFrom(...new Set([...oddNames, ...inheritedNames])),
  fc.constantFrom(...Object.keys(kinds)),
  { minKeys: 4, maxKeys: 12, noNullPrototype: true },
);

const texts = Object.fromEntries(oddNames.map((name) => [name, { type: 'string' }]));
const relation = { type: 'relation', relation: 'manyToOne', target: 'api::thing.thing' };

function schemas() {
  const built = buildSchemas({
    contentTypes: [
      {
        file: 'thing.json',
        uid: 'api::thing.thing',
        document: {
          kind: 'collectionType',
          info: { singularName: 'thing', pluralName: 'things', displayName: 'Thing' },
          options: { draftAndPublish: true },
          attributes: {
            ...texts,
            part: { type: 'component', component: 'parts.part' },
            zone: { type: 'dynamiczone', components: ['parts.part'] },
          },
        },
      },
      {
        file: 'link.json',
        uid: 'api::link.link',
        document: {
          kind: 'collectionType',
          info: { singularName: 'link', pluralName: 'links', displayName: 'Link' },
          attributes: Object.fromEntries(oddNames.map((name) => [name, relation])),
        },
      },
    ],
    components: [
      {
        file: 'part.json',
        uid: 'parts.part',
        document: { info: { displayName: 'Part' }, attributes: texts },
      },
    ],
  });
  if (built.problems.length > 0) throw new Error(JSON.stringify(built.problems));
  return built.schemas;
}

/**
 * Returns a content type with these attributes; null if two names differ only in case, which no database distinguishes.
 */
function schemasOf(named: Readonly<Record<string, string>>) {
  const { schemas: built, problems } = buildSchemas({
    contentTypes: [
      {
        file: 'thing.json',
        uid: 'api::thing.thing',
        document: {
          kind: 'collectionType',
          info: { singularName: 'thing', pluralName: 'things', displayName: 'Thing' },
          attributes: Object.fromEntries(
            Object.entries(named).map(([name, kind]) => [name, kinds[kind]?.attribute]),
          ),
        },
      },
    ],
    components: [],
  });
  return problems.length > 0 ? null : built;
}

interface ResponseBody {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const things = '/collection-types/api::thing.thing';
const configuration = '/content-types/api::thing.thing/configuration';

forEachDialect((dialect) => {
  let server: TestServer;
  let session: TestSession;
  beforeAll(async () => {
    server = await startTestServer({
      database: await dialect.open(),
      schemas: schemas(),
      plugins: [contentManagerServer],
      trusted: ['content-manager'],
    });
    session = await server.client.registerAdmin();
  });
  afterAll(() => server.close());

  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    (await server.client.send(method, `/content-manager${path}`, body, { as: session })) as ResponseBody;
  const createThing = async (name: string): Promise<number> => {
    const part = { [name]: `inner ${name}` };
    const { body } = await call('POST', things, {
      [name]: `outer ${name}`,
      part,
      zone: [{ __component: 'parts.part', ...part }],
    });
    return Number(body['id']);
  };

  it.each(oddNames)('an attribute called %s is written and read', async (name) => {
    const id = await createThing(name);
    const { body } = await call('GET', `${things}/${id}`);
    const part = { [name]: `inner ${name}` };
    expect(body).toMatchObject({ [name]: `outer ${name}`, part, zone: [part] });
    const others = oddNames.filter((other) => other !== name);
    expect(others.map((other) => body[other])).toEqual(others.map(() => null));
    const next = { [name]: null, part: { id: (body['part'] as { id: number }).id, [name]: 'new' } };
    expect(await call('PUT', `${things}/${id}`, next)).toMatchObject({ status: 200, body: next });
  });

  it.each(oddNames)('an attribute called %s filters and sorts', async (name) => {
    const id = await createThing(name);
    for (const query of [
      `filters[${name}][$eq]=outer ${name}`,
      `filters[$and][0][${name}][$containsi]=OUTER`,
      `filters[part][${name}][$eq]=inner ${name}`,
      `filters[${name}][$notNull]=true&sort=${name}:DESC`,
    ]) {
      const { body } = await call('GET', `${things}?${query}`);
      expect([query, JSON.stringify(body)]).toEqual([query, expect.stringContaining(`"id":${id},`)]);
    }
  });

  it.each(oddNames)('an attribute called %s can be in a view configuration', async (name) => {
    const { data } = (await call('GET', configuration)).body as {
      data: { contentType: Record<'settings' | 'metadatas', Record<string, object>> };
    };
    const { settings, metadatas } = data.contentType;
    const arranged = {
      settings: { ...settings, mainField: name, defaultSortBy: name },
      layouts: { list: ['id', name], edit: [[{ name, size: 12 }]] },
      metadatas: { ...metadatas, [name]: { edit: { label: 'Odd' } } },
    };
    expect(await call('PUT', configuration, arranged)).toMatchObject({
      status: 200,
      body: {
        data: {
          contentType: {
            settings: { mainField: name, defaultSortBy: name },
            layouts: { list: ['id', name] },
            metadatas: { [name]: { edit: { label: 'Odd' } } },
          },
        },
      },
    });
  });

  it.each(oddNames)('a relation called %s links entries', async (name) => {
    const id = await createThing(name);
    const linked = await call('POST', '/collection-types/api::link.link', { [name]: { connect: [{ id }] } });
    expect(await call('GET', `/relations/api::link.link/${String(linked.body['id'])}/${name}`)).toMatchObject(
      {
        body: { data: { id } },
      },
    );
    expect(await call('GET', `/relations/api::link.link/${name}`)).toMatchObject({ status: 200 });
    expect(await call('GET', `/uses/api::thing.thing/${id}`)).toMatchObject({ body: { data: { total: 1 } } });
  });

  it('attributes work with any name and any type', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(namedAttributes, async (named) => {
        const built = schemasOf(named);
        fc.pre(built !== null);
        const anyServer = await startTestServer({
          database: await dialect.open(),
          schemas: built,
          plugins: [contentManagerServer, swatches],
          trusted: ['content-manager'],
        });
        try {
          const as = await anyServer.client.registerAdmin();
          const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
            (await anyServer.client.send(method, `/content-manager${path}`, body, { as })) as ResponseBody;
          const values = Object.fromEntries(
            Object.entries(named).map(([name, kind]) => [name, kinds[kind]?.value]),
          );
          const created = await ask('POST', things, values);
          expect(created).toMatchObject({ status: 200, body: values });
          const entry = `${things}/${String(created.body['id'])}`;
          expect(await ask('PUT', entry, values)).toMatchObject({ status: 200, body: values });
          const { data } = (await ask('GET', configuration)).body as {
            data: { contentType: Record<'settings' | 'metadatas' | 'layouts', object> };
          };
          const { settings, metadatas, layouts } = data.contentType;
          expect(Object.keys(metadatas)).toEqual(expect.arrayContaining(Object.keys(named)));
          expect(await ask('PUT', configuration, { settings, metadatas, layouts })).toMatchObject({
            status: 200,
          });
          for (const name of Object.keys(named)) {
            const found = await ask('GET', `${things}?filters[${name}][$notNull]=true&sort=id:ASC`);
            expect(found).toMatchObject({ status: 200, body: { pagination: { total: 1 } } });
          }
          const swatchNames = Object.keys(named).filter((name) => named[name] === 'custom field');
          for (const name of swatchNames) {
            expect(await ask('PUT', entry, { [name]: 'no color' })).toMatchObject({
              status: 400,
              body: { error: { details: { errors: [{ path: [name], message: 'Expected a color' }] } } },
            });
          }
        } finally {
          await anyServer.close();
        }
      }),
      { numRuns: 8 },
    );
  });
});
