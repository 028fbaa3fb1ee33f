import { systemPermissions } from '@admin/server';
import {
  at,
  librarySchemas,
  startTestServer,
  type DialectUnderTest,
  type TestResponse,
  type TestServer,
  type TestServerOptions,
  type TestSession,
} from '@admin/server/testing';
import { i18nServer } from '@admin/plugin-i18n/server';
import { tokensServer } from '@admin/plugin-settings/server';
import { contentApiServer } from './content-api-server.ts';

/** The parts of a request besides method and URL. */
interface ApiRequest {
  readonly body?: unknown;
  /** Null for an anonymous request. @default a key with full access */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server of a library whose content programs read. */
export interface LibraryApi {
  readonly server: TestServer;
  readonly admin: TestSession;
  /** Creates an API token and returns its access key. */
  readonly key: (token: {
    readonly type?: 'full-access' | 'read-only' | 'custom';
    readonly permissions?: readonly string[];
    readonly as?: TestSession;
  }) => Promise<string>;
  /** Calls the content API. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    request?: ApiRequest,
  ) => Promise<TestResponse>;
  /** Reads with full access; returns the body of the response. */
  readonly read: (url: string) => Promise<unknown>;
  /** Stores an entry, published unless `publishedAt` is null; returns its id. */
  readonly store: (
    name: string,
    values: object,
    entry?: {
      readonly publishedAt?: string | null;
      readonly locale?: string;
      readonly translationOf?: number;
    },
  ) => Promise<number>;
}

const publishedAt = '2026-02-01T08:00:00.000Z';

/** Starts a server with API tokens and the content API. */
export async function startLibraryApi(
  dialect: DialectUnderTest,
  options: Pick<TestServerOptions, 'environment' | 'schemas'> & {
    readonly plugins?: TestServerOptions['plugins'];
  } = {},
): Promise<LibraryApi> {
  const { plugins = [], ...rest } = options;
  const server = await startTestServer({
    schemas: librarySchemas,
    ...rest,
    database: await dialect.open(),
    plugins: [tokensServer, i18nServer, contentApiServer, ...plugins],
    trusted: ['tokens', 'i18n', 'content-api', ...plugins.map(({ id }) => id)],
  });
  const admin = await server.client.registerAdmin();
  const { content } = server.services;
  let tokens = 0;
  const key: LibraryApi['key'] = async ({ type = 'full-access', permissions, as = admin }) => {
    tokens += 1;
    const body = { name: `Token ${tokens}`, type, ...(permissions && { permissions }) };
    const response = await server.client.send('POST', '/admin/api-tokens', body, { as });
    return String(at(response.body, 'data.accessKey'));
  };
  const full = await key({});
  const call: LibraryApi['call'] = (method, url, { body, key: sent = full, headers } = {}) =>
    server.client.send(method, url, body, {
      headers: { ...(sent === null ? {} : { authorization: `Bearer ${sent}` }), ...headers },
    });
  return {
    server,
    admin,
    key,
    call,
    read: async (url) => (await call('GET', url)).body,
    async store(name, values, entry = {}) {
      const uid = `api::${name}.${name}`;
      const { draftAndPublish = false } = content.storage.tables.get(uid) ?? {};
      const [id = 0] = await content.importEntries({
        uid,
        entries: [
          {
            ...(draftAndPublish && { publishedAt }),
            ...entry,
            values: values as Readonly<Record<string, unknown>>,
          },
        ],
      });
      return id;
    },
  };
}

/** Returns permissions with which tests change content directly. */
export const asSystem = systemPermissions();

/** Adds French to the locales. */
export async function addFrench({ server, admin }: LibraryApi): Promise<void> {
  await server.client.send(
    'POST',
    '/i18n/locales',
    { code: 'fr', name: 'French (fr)', isDefault: false },
    { as: admin },
  );
}
