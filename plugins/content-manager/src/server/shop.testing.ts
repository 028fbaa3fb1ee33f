import { buildSchemas, type Schemas } from '@admin/content-model';
import { defineServerPlugin, type Database } from '@admin/server';
import { startTestServer, type TestResponse, type TestServer, type TestSession } from '@admin/server/testing';
import { contentManagerServer } from './content-manager-server.ts';

const localized = { i18n: { localized: true } };
const shared = { i18n: { localized: false } };

const contentTypes = {
  lamp: {
    kind: 'collectionType',
    collectionName: 'lamps',
    info: { singularName: 'lamp', pluralName: 'lamps', displayName: 'Lamp' },
    options: { draftAndPublish: true },
    attributes: {
      name: { type: 'string', required: true, minLength: 2, maxLength: 40 },
      code: { type: 'string', unique: true },
      slug: { type: 'uid', targetField: 'name' },
      story: { type: 'blocks' },
      stock: { type: 'integer', min: 0 },
      sold: { type: 'biginteger' },
      price: { type: 'decimal' },
      madeOn: { type: 'date' },
      litAt: { type: 'time' },
      shown: { type: 'boolean', default: false },
      pin: { type: 'password' },
      extra: { type: 'json' },
      picture: { type: 'media', multiple: false, allowedTypes: ['images'] },
      pictures: { type: 'media', multiple: true, allowedTypes: ['images'] },
      maker: { type: 'relation', relation: 'manyToOne', target: 'api::maker.maker', inversedBy: 'lamps' },
      colours: { type: 'relation', relation: 'manyToMany', target: 'api::colour.colour' },
      mentions: { type: 'relation', relation: 'morphToMany' },
      size: { type: 'component', component: 'parts.size' },
      bulbs: { type: 'component', component: 'parts.bulb', repeatable: true, max: 2 },
      blocks: { type: 'dynamiczone', components: ['parts.bulb', 'parts.size'], max: 3 },
    },
  },
  maker: {
    kind: 'collectionType',
    collectionName: 'makers',
    info: { singularName: 'maker', pluralName: 'makers', displayName: 'Maker' },
    options: { draftAndPublish: true },
    attributes: {
      name: { type: 'string', required: true },
      lamps: { type: 'relation', relation: 'oneToMany', target: 'api::lamp.lamp', mappedBy: 'maker' },
    },
  },
  colour: {
    kind: 'collectionType',
    collectionName: 'colours',
    info: { singularName: 'colour', pluralName: 'colours', displayName: 'Colour' },
    attributes: {
      name: { type: 'string', required: true, unique: true },
      shade: { type: 'string', customField: 'plugin::lamps.shade' },
    },
  },
  window: {
    kind: 'singleType',
    collectionName: 'windows',
    info: { singularName: 'window', pluralName: 'windows', displayName: 'Window' },
    options: { draftAndPublish: true },
    pluginOptions: localized,
    attributes: {
      heading: { type: 'string', required: true, pluginOptions: localized },
      open: { type: 'boolean', default: true, pluginOptions: shared },
      lead: { type: 'relation', relation: 'oneToOne', target: 'api::maker.maker' },
      lamps: { type: 'relation', relation: 'oneToMany', target: 'api::lamp.lamp' },
    },
  },
};

const components = {
  size: {
    collectionName: 'components_parts_sizes',
    info: { displayName: 'Size' },
    attributes: { height: { type: 'integer', required: true }, unit: { type: 'string', default: 'cm' } },
  },
  bulb: {
    collectionName: 'components_parts_bulbs',
    info: { displayName: 'Bulb' },
    attributes: {
      watt: { type: 'integer', required: true },
      fits: { type: 'relation', relation: 'oneToMany', target: 'api::lamp.lamp' },
      photo: { type: 'media', multiple: false, allowedTypes: ['images'] },
      size: { type: 'component', component: 'parts.size' },
    },
  },
};

function shopSchemas(): Schemas {
  const { schemas, problems } = buildSchemas({
    contentTypes: Object.entries(contentTypes).map(([name, document]) => ({
      file: `${name}.json`,
      uid: `api::${name}.${name}`,
      document,
    })),
    components: Object.entries(components).map(([name, document]) => ({
      file: `${name}.json`,
      uid: `parts.${name}`,
      document,
    })),
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return schemas;
}

/** A lamp shop: the content manager's calls over HTTP, as its first administrator. */
export interface Shop extends TestServer {
  readonly session: TestSession;
  /** Sends a call below `/content-manager`. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestResponse>;
  /** Creates an entry and returns its id. */
  create(name: keyof typeof contentTypes, body: unknown): Promise<number>;
}

/** Another plugin, which has an internal type. */
const lampsServer = defineServerPlugin({
  id: 'lamps',
  title: 'Lamps',
  customFields: [{ name: 'shade', type: 'string', defaultSize: 12, isResizable: false }],
  internalTypes: [
    {
      uid: 'plugin::lamps.bulb',
      kind: 'collectionType',
      info: { singularName: 'bulb', pluralName: 'bulbs', displayName: 'Bulb' },
      attributes: { power: { type: 'integer' } },
    },
  ],
});

/** Starts a server of the shop. @param database an open one, closed by its owner @default a new empty one */
export function startShopServer(database?: Database): Promise<TestServer> {
  return startTestServer({
    ...(database ? { database } : {}),
    schemas: shopSchemas(),
    plugins: [contentManagerServer, lampsServer],
    trusted: ['content-manager'],
  });
}

/** Opens the shop on an empty database. */
export async function openShop(database?: Database): Promise<Shop> {
  const server = await startShopServer(database);
  const session = await server.client.registerAdmin();
  const call: Shop['call'] = (method, path, body) =>
    server.client.send(method, `/content-manager${path}`, body, { as: session });
  return {
    ...server,
    session,
    call,
    create: async (name, body) => {
      const { status, body: entry } = await call('POST', `/collection-types/api::${name}.${name}`, body);
      if (status !== 200) throw new Error(JSON.stringify(entry));
      return (entry as { readonly id: number }).id;
    },
  };
}

/** Returns the body of an error response. */
export function refusal(status: number, name: string, message: unknown, details: unknown = {}) {
  return { status, body: { data: null, error: { status, name, message, details } } };
}
