import { buildSchemas, entryActions, type EntryAction, type Schemas } from '@admin/content-model';
import {
  addUser,
  startTestServer,
  type DialectUnderTest,
  type TestResponse,
  type TestSession,
} from '@admin/server/testing';
import { contentManagerServer } from './content-manager-server.ts';

const localized = { i18n: { localized: true } };

/** Contracts in two languages, with parts that some users may not read. */
const contract = {
  kind: 'collectionType',
  collectionName: 'contracts',
  info: { singularName: 'contract', pluralName: 'contracts', displayName: 'Contract' },
  options: { draftAndPublish: true },
  pluginOptions: localized,
  attributes: {
    title: { type: 'string', required: true, pluginOptions: localized },
    secret: { type: 'string', pluginOptions: localized },
    pin: { type: 'password', pluginOptions: localized },
    cost: { type: 'integer', required: true },
    office: { type: 'component', component: 'parts.note' },
    terms: { type: 'component', component: 'parts.terms', pluginOptions: localized },
    items: { type: 'component', component: 'parts.terms', repeatable: true, pluginOptions: localized },
    zone: { type: 'dynamiczone', components: ['parts.note', 'parts.terms'], pluginOptions: localized },
  },
};

const components = {
  note: {
    collectionName: 'components_parts_notes',
    info: { displayName: 'Note' },
    attributes: { text: { type: 'string' }, hidden: { type: 'string' } },
  },
  terms: {
    collectionName: 'components_parts_terms',
    info: { displayName: 'Terms' },
    attributes: {
      label: { type: 'string', required: true },
      hidden: { type: 'string' },
      pin: { type: 'password', minLength: 4, maxLength: 20 },
      vault: { type: 'relation', relation: 'oneToOne', target: 'api::vault.vault' },
      note: { type: 'component', component: 'parts.note' },
    },
  },
};

const vault = {
  kind: 'collectionType',
  collectionName: 'vaults',
  info: { singularName: 'vault', pluralName: 'vaults', displayName: 'Vault' },
  attributes: { name: { type: 'string' } },
};

function contractSchemas(): Schemas {
  const { schemas, problems } = buildSchemas({
    contentTypes: Object.entries({ contract, vault }).map(([name, document]) => ({
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

/** The fields of contracts in an action, and their conditions. */
interface Allowed {
  readonly fields: readonly string[] | null;
  readonly locales?: readonly string[] | null;
  readonly own?: boolean;
}

/** An entry in a response. */
export type Shown = Readonly<Record<string, unknown>> & { readonly id: number };

const path = '/content-manager/collection-types/api::contract.contract';

/** Opens the content manager's calls on contracts, over HTTP, on an empty database. */
export async function openContracts(dialect: DialectUnderTest) {
  const database = await dialect.open();
  const schemas = contractSchemas();
  const plugins = [contentManagerServer];
  const server = await startTestServer({ database, schemas, plugins, trusted: ['content-manager'] });
  const admin = await server.client.registerAdmin();
  const at = '2026-03-01T12:00:00.000Z';
  await database.transaction(async ({ kysely, touch }) => {
    const french = { code: 'fr', name: 'French', is_default: 0, created_at: at, updated_at: at };
    await kysely.insertInto('locales').values(french).execute();
    touch('locales');
  });
  const send = (
    as: TestSession,
    method: 'GET' | 'POST' | 'PUT',
    call: string,
    body?: unknown,
  ): Promise<TestResponse> => server.client.send(method, `${path}${call}`, body, { as });
  let people = 0;
  return {
    admin,
    send,
    close: () => server.close(),
    /** Signs in a user with exactly these permissions on contracts. */
    async person(allowed: Partial<Readonly<Record<EntryAction, readonly Allowed[]>>>): Promise<TestSession> {
      people += 1;
      const credentials = { email: `person${people}@example.com`, password: 'Correct-Horse-7' };
      const role = Object.entries(allowed).flatMap(([action, grants]) =>
        grants.map(({ fields, locales = null, own = false }) => ({
          action: entryActions[action as EntryAction],
          subject: 'api::contract.contract',
          properties: { fields, locales },
          conditions: own ? ['admin::is-creator'] : [],
        })),
      );
      await addUser(server.services, { ...credentials, role });
      return server.client.signIn(credentials);
    },
    /** Creates a contract as the administrator. */
    async create(body: object, query = ''): Promise<Shown> {
      const response = await send(admin, 'POST', query, body);
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      return response.body as Shown;
    },
    /** Reads a contract as the administrator. */
    async read(id: number): Promise<Shown> {
      return (await send(admin, 'GET', `/${id}`)).body as Shown;
    },
    /** Returns a stored contract, passwords and links included. */
    async stored(id: number): Promise<unknown> {
      const rows = database.kysely.selectFrom('content_contracts').selectAll().where('id', '=', id);
      const links = database.kysely.selectFrom('links').selectAll().where('root_id', '=', id);
      return { row: await rows.executeTakeFirstOrThrow(), links: await links.orderBy('id').execute() };
    },
    /** Returns the component instances in a column of a contract. */
    async instances(id: number, column: string): Promise<readonly Shown[]> {
      const rows = database.kysely.selectFrom('content_contracts').select(column).where('id', '=', id);
      const stored = (await rows.executeTakeFirstOrThrow())[column];
      return typeof stored === 'string' ? (JSON.parse(stored) as Shown[]) : [];
    },
    async vault(): Promise<number> {
      const url = '/content-manager/collection-types/api::vault.vault';
      const { body } = await server.client.send('POST', url, { name: 'Vault' }, { as: admin });
      return (body as Shown).id;
    },
  };
}

/** Contracts over HTTP. */
export type Contracts = Awaited<ReturnType<typeof openContracts>>;

/** Returns the response to a write of a forbidden field. */
export function closed(field: string) {
  const message = `You do not have the permission to change ${field} here`;
  const details = { path: field.split('.') };
  return { status: 403, body: { error: { name: 'ForbiddenError', message, details } } };
}
