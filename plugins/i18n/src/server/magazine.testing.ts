import { buildSchemas, entryActions, type EntryAction, type Schemas } from '@admin/content-model';
import { defineServerPlugin, systemPermissions, type ActionDefinition } from '@admin/server';
import { addUser, startTestServer, type DialectUnderTest, type TestSession } from '@admin/server/testing';
import { i18nServer } from './i18n-server.ts';

const localized = { i18n: { localized: true } };

/** A magazine with localized articles and a localized front page, and tags that are not localized. */
const documents = {
  article: {
    kind: 'collectionType',
    collectionName: 'articles',
    info: { singularName: 'article', pluralName: 'articles', displayName: 'Article' },
    options: { draftAndPublish: true },
    pluginOptions: localized,
    attributes: {
      title: { type: 'string', required: true, pluginOptions: localized },
      views: { type: 'integer' },
      code: { type: 'string' },
      pin: { type: 'password' },
      tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
    },
  },
  front: {
    kind: 'singleType',
    collectionName: 'fronts',
    info: { singularName: 'front', pluralName: 'fronts', displayName: 'Front page' },
    pluginOptions: localized,
    attributes: { heading: { type: 'string', pluginOptions: localized }, columns: { type: 'integer' } },
  },
  tag: {
    kind: 'collectionType',
    collectionName: 'tags',
    info: { singularName: 'tag', pluralName: 'tags', displayName: 'Tag' },
    attributes: { name: { type: 'string' } },
  },
};

function magazineSchemas(): Schemas {
  const { schemas, problems } = buildSchemas({
    contentTypes: Object.entries(documents).map(([name, document]) => ({
      file: `${name}.json`,
      uid: `api::${name}.${name}`,
      document,
    })),
    components: [],
  });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return schemas;
}

/** Declares the actions on entries, which the content manager usually does. */
const entryActionsServer = defineServerPlugin({
  id: 'entries',
  title: 'Entries',
  actions: Object.values(entryActions).map((id): ActionDefinition => ({
    id,
    section: 'contentTypes',
    displayName: id,
    appliesToProperties: ['fields', 'locales'],
  })),
});

export const articleUid = 'api::article.article';
export const frontUid = 'api::front.front';

/** The properties of a permission on articles. */
interface Allowed {
  readonly fields?: readonly string[] | null;
  readonly locales: readonly string[] | null;
}

/** Starts a server with the i18n plugin on an empty database. */
export async function openMagazine(dialect: DialectUnderTest) {
  const server = await startTestServer({
    database: await dialect.open(),
    schemas: magazineSchemas(),
    plugins: [entryActionsServer, i18nServer],
    trusted: ['entries'],
  });
  const admin = await server.client.registerAdmin();
  const { content } = server.services;
  const permissions = systemPermissions();
  let people = 0;
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    as: TestSession = admin,
  ) => server.client.send(method, `/i18n${path}`, body, { as });
  return {
    server,
    admin,
    send,
    close: () => server.close(),
    /** Adds a locale and returns its id. */
    async add(code: string, isDefault = false): Promise<number> {
      const { status, body } = await send('POST', '/locales', { code, isDefault });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return (body as { readonly id: number }).id;
    },
    /** Signs in a user with these actions and permissions on articles. */
    async person(
      actions: readonly string[],
      onArticles: Partial<Readonly<Record<EntryAction, Allowed>>> = {},
    ): Promise<{ readonly session: TestSession; readonly roleId: number }> {
      people += 1;
      const credentials = { email: `person${people}@example.com`, password: 'Correct-Horse-7' };
      const role = [
        ...actions.map((action) => ({ action })),
        ...Object.entries(onArticles).map(([action, { fields = null, locales }]) => ({
          action: entryActions[action as EntryAction],
          subject: articleUid,
          properties: { fields, locales },
        })),
      ];
      const { roleId } = await addUser(server.services, { ...credentials, role });
      return { session: await server.client.signIn(credentials), roleId };
    },
    /** Creates an article, or a translation of another one, and returns its id. */
    async article(locale: string, body: object, relatedEntityId?: number): Promise<number> {
      const call = { permissions, uid: articleUid, body, locale, relatedEntityId };
      return (await content.createEntry(call)).entry.id;
    },
    /** Returns the titles of all articles, in the order of their creation. */
    async titles(): Promise<unknown[]> {
      const query = { locale: 'all', sort: 'id:ASC', pageSize: '100' };
      const { results } = await content.findEntries({ permissions, uid: articleUid, query });
      return results.map(({ title }) => title);
    },
    async front(locale: string, heading: string): Promise<void> {
      await content.saveSingle({ permissions, uid: frontUid, locale, body: { heading, columns: 2 } });
    },
    content,
    permissions,
  };
}

/** A server of the magazine. */
export type Magazine = Awaited<ReturnType<typeof openMagazine>>;
