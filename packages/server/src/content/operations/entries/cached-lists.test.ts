import { entryActions } from '@admin/content-model';
import Libsql from 'libsql';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memo } from '../../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUser, setRolePermissions, type TestPermission } from '../../../testing/test-users.ts';
import { systemPermissions } from '../../permissions/public-permissions.ts';

const password = 'Correct-Horse-7';
const canRead: TestPermission = {
  action: entryActions.read,
  subject: memo.uid,
  properties: { fields: null, locales: null },
};

describe('a cached list', () => {
  let server: TestServer;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer({ schemas: librarySchemas });
    tokens.set('ada', (await server.client.registerAdmin()).token);
    for (const [name, permission] of [
      ['all', canRead],
      ['own', { ...canRead, conditions: ['admin::is-creator'] }],
      ['also', { ...canRead, conditions: ['admin::is-creator'] }],
      ['ids', { ...canRead, properties: { fields: [], locales: null } }],
    ] as const) {
      const email = `${name}@example.com`;
      await addUser(server.services, { email, password, role: [permission] });
      tokens.set(name, (await server.client.signIn({ email, password })).token);
    }
    await write('first');
  });

  afterAll(async () => {
    await server.close();
  });

  async function write(text: string, actorId = 1): Promise<void> {
    const { content } = server.services;
    await content.createEntry({ permissions: systemPermissions(actorId), uid: memo.uid, body: { text } });
  }

  async function ask(name: string, query: Readonly<Record<string, unknown>> = {}) {
    const actor = await server.services.identity.authenticate(tokens.get(name) ?? '');
    if (actor === null) throw new Error('nobody');
    return server.services.content.findEntries({ permissions: actor.permissions, uid: memo.uid, query });
  }

  const textsOf = async (name: string) => (await ask(name)).results.map((entry) => entry['text']);

  it('is returned as the same object until something is written', async () => {
    expect(await ask('ada')).toBe(await ask('ada'));
    expect(await ask('ada', { page: '2' })).not.toBe(await ask('ada'));
  });

  it('is read again after a write, also after one of another process', async () => {
    const before = await ask('ada');
    await write('second');
    expect(await textsOf('ada')).toEqual(['first', 'second']);
    expect((await ask('ada')).pagination.total).toBe(before.pagination.total + 1);
    const other = new Libsql(path.join(server.dataDir, 'data.db'));
    const table = server.services.content.storage.tables.get(memo.uid)?.table;
    other.exec(`update "${table}" set text = 'changed outside' where text = 'second'`);
    other.close();
    expect(await textsOf('ada')).toEqual(['first', 'changed outside']);
  });

  it('is never returned for other permissions', async () => {
    expect(await textsOf('ada')).toHaveLength(2);
    expect(await textsOf('own')).toEqual([]);
    expect(await textsOf('ids')).toEqual([undefined, undefined]);
  });

  it('is not shared between users if a permission depends on the user, even within a role', async () => {
    await server.services.database.kysely
      .updateTable('admin_user_roles')
      .set({ role_id: await roleOf('own') })
      .where('user_id', '=', await idOf('also'))
      .execute();
    await write('by own', await idOf('own'));
    expect(await textsOf('own')).toEqual(['by own']);
    expect(await textsOf('also')).toEqual([]);
  });

  it('is not returned any more after the role lost a permission', async () => {
    expect(await textsOf('all')).toContain('first');
    await setRolePermissions(server.services, await roleOf('all'), [
      { ...canRead, properties: { fields: [], locales: null } },
    ]);
    expect(await textsOf('all')).not.toContain('first');
    await setRolePermissions(server.services, await roleOf('all'), []);
    await expect(ask('all')).rejects.toMatchObject({ status: 403 });
  });

  it('is filtered by the current name of a user', async () => {
    const query = { filters: { createdBy: { firstname: 'Ada' } } };
    const countOf = async () => {
      const call = { permissions: systemPermissions(), uid: memo.uid, query };
      return (await server.services.content.findEntries(call)).pagination.total;
    };
    expect(await countOf()).toBeGreaterThan(0);
    const as = { token: tokens.get('ada') ?? '', cookie: '' };
    await server.client.send('PUT', '/admin/users/me', { firstname: 'Augusta' }, { as });
    expect(await countOf()).toBe(0);
  });

  async function idOf(name: string): Promise<number> {
    const actor = await server.services.identity.authenticate(tokens.get(name) ?? '');
    return actor?.user.id ?? 0;
  }

  async function roleOf(name: string): Promise<number> {
    const actor = await server.services.identity.authenticate(tokens.get(name) ?? '');
    return actor?.roles[0]?.id ?? 0;
  }
});
