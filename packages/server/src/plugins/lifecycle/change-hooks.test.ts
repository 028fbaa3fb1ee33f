import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeHooks } from '../../events/change-hooks.ts';
import { silently } from '../../events/event-context.ts';
import { fileChanges } from '../../events/file-changes.ts';
import { roleChanges, rolePermissionChanges, userChanges } from '../../identity/change-points.ts';
import { linkIn, newestMailTo } from '../../mail/testing/outbox.ts';
import {
  accountsRef,
  afterChange,
  beforeChange,
  defineServerPlugin,
  refuseChange,
  type ChangeHook,
} from '../../plugin-api/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { resolvePlugins } from '../resolution/resolve-plugins.ts';
import { bareHost } from '../resolution/fixtures/bare-host.ts';

const password = 'Correct-Horse-7';
const newPassword = 'Another-Horse-8';

const idOf = ({ body }: { readonly body: unknown }) => Number(at(body, 'data.id'));

forEachDialect((dialect) => {
  describe('change hooks', () => {
    let server: TestServer;
    let as: TestSession;
    let calls: [string, Record<string, unknown>][] = [];
    let refusing = '';
    let failingAfter = '';
    let setting: object | undefined;

    const seen = (name: string, change: object) => void calls.push([name, change as Record<string, unknown>]);
    const hooksOn = (
      point: typeof userChanges | typeof roleChanges | typeof rolePermissionChanges | typeof fileChanges,
    ): readonly ChangeHook[] =>
      Object.keys(point.verbs).flatMap((verb) => [
        beforeChange(point as typeof userChanges, verb as 'create', (change, { transaction }) => {
          const name = `${point.entity}.${verb}`;
          if (!transaction.isTransaction) throw new Error('outside of a transaction');
          seen(`before ${name}`, change);
          if (refusing === name) throw refuseChange([{ path: ['firstname'], message: `No ${name} today` }]);
          return setting;
        }),
        afterChange(point as typeof userChanges, verb as 'create', async (change, { transaction }) => {
          const name = `${point.entity}.${verb}`;
          seen(`after ${name}`, change);
          await transaction.insertInto('journal').values({ line: name }).execute();
          if (failingAfter === name) throw new Error('the journal is full');
        }),
      ]);

    const watcher = defineServerPlugin({
      id: 'watcher',
      title: 'Watcher',
      migrations: [
        { id: '0001', up: async (db) => void (await sql`create table journal (line text)`.execute(db)) },
      ],
      changeHooks: [userChanges, roleChanges, rolePermissionChanges, fileChanges].flatMap(hooksOn),
    });
    /** Sets a name that depends on the one that earlier hooks set. */
    const suffix = defineServerPlugin({
      id: 'suffix',
      title: 'Suffix',
      changeHooks: [
        beforeChange(roleChanges, 'create', ({ values }) =>
          values.name === 'Set by the first' ? { name: `${values.name}, then by the second` } : undefined,
        ),
      ],
    });

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas: librarySchemas,
        plugins: [watcher, suffix],
      });
      as = await server.client.registerAdmin();
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      calls = [];
      refusing = '';
      failingAfter = '';
      setting = undefined;
      await server.services.identity.forgetAttempts();
    });

    type Method = Parameters<TestServer['client']['send']>[0];
    const send = (method: Method, url: string, body?: unknown) =>
      server.client.send(method, url, body, { as, remoteAddress: '192.0.2.7' });
    const invite = async (email: string) =>
      idOf(await send('POST', '/admin/users', { firstname: 'Eve', email, roles: [2] }));
    const names = () => calls.map(([name]) => name);
    const journal = async () =>
      (await server.services.database.kysely.selectFrom('journal').selectAll().execute()).map(
        ({ line }) => line,
      );
    const author = { userId: 1, apiClient: null, ip: '192.0.2.7' };
    const eve = {
      firstname: 'Eve',
      lastname: null,
      username: null,
      preferedLanguage: null,
      isActive: false,
      roles: [2],
    };

    it('[P120] receive a created, a changed and a deleted user with the author', async () => {
      const email = 'life@example.com';
      const id = await invite(email);
      await send('PUT', `/admin/users/${id}`, { firstname: 'Eva', roles: [3] });
      await send('DELETE', `/admin/users/${id}`);
      const created = { ...eve, email };
      const changed = { ...created, firstname: 'Eva', roles: [3] };
      expect(calls).toEqual([
        ['before user.create', { id: null, before: null, values: created, origin: author }],
        ['after user.create', { id, before: null, after: created, origin: author }],
        [
          'before user.update',
          { id, before: created, values: { firstname: 'Eva', roles: [3] }, origin: author },
        ],
        ['after user.update', { id, before: created, after: changed, origin: author }],
        ['before user.delete', { id, before: changed, values: {}, origin: author }],
        ['after user.delete', { id, before: changed, after: null, origin: author }],
      ]);
    });

    it('[P120] run for invitations, new passwords, profiles and accounts of sign-in providers', async () => {
      const email = 'ways@example.com';
      const { body } = await send('POST', '/admin/users', { firstname: 'Eve', email, roles: [2] });
      const registrationToken = at(body, 'data.registrationToken');
      calls = [];
      const userInfo = { firstname: 'Eve', password };
      await server.client.send('POST', '/admin/register', { registrationToken, userInfo });
      expect(calls).toMatchObject([
        ['before user.update', { values: { isActive: true }, secrets: ['password'] }],
        ['after user.update', { after: { isActive: true }, secrets: ['password'] }],
      ]);
      calls = [];
      await server.client.send('POST', '/admin/forgot-password', { email });
      const resetPasswordToken = linkIn(await newestMailTo(server, email)).searchParams.get('code');
      await server.client.send('POST', '/admin/reset-password', {
        resetPasswordToken,
        password: newPassword,
      });
      expect(names()).toEqual(['before user.update', 'after user.update']);
      expect(JSON.stringify(calls)).not.toContain(newPassword);
      const eveSession = await server.client.signIn({ email, password: newPassword });
      calls = [];
      await server.client.send('PUT', '/admin/users/me', { lastname: 'Own' }, { as: eveSession });
      expect(calls).toMatchObject([
        ['before user.update', { values: { lastname: 'Own' } }],
        ['after user.update', { after: { lastname: 'Own' } }],
      ]);
      calls = [];
      const accounts = server.services.get(accountsRef);
      const account = { email: 'sso@example.com', firstname: 'S', lastname: null, roles: [2] };
      const { id } = await accounts.create(account, () => Promise.resolve());
      setting = { username: 'from-provider' };
      await accounts.replaceRoles(id, [3]);
      expect(calls).toMatchObject([
        ['before user.create', { values: { isActive: true, roles: [2] } }],
        ['after user.create', { after: { email: 'sso@example.com' } }],
        ['before user.update', { before: { roles: [2] }, values: { roles: [3] } }],
        ['after user.update', { before: { roles: [2] }, after: { roles: [3], username: 'from-provider' } }],
      ]);
    });

    it('[P120] run for each entity of a bulk operation, which one refusal stops', async () => {
      const ids = [await invite('bulk1@example.com'), await invite('bulk2@example.com')];
      calls = [];
      refusing = 'user.delete';
      const refused = await send('POST', '/admin/users/batch-delete', { ids });
      expect(refused.status).toBe(400);
      expect((await send('GET', `/admin/users/${ids[0]}`)).status).toBe(200);
      refusing = '';
      calls = [];
      await send('POST', '/admin/users/batch-delete', { ids });
      expect(calls.map(([name, { id }]) => [name, id])).toEqual([
        ['before user.delete', ids[0]],
        ['before user.delete', ids[1]],
        ['after user.delete', ids[0]],
        ['after user.delete', ids[1]],
      ]);
    });

    it('[P120] receive changes of roles and of their permissions', async () => {
      const id = idOf(await send('POST', '/admin/roles', { name: 'Testers', description: 'They test' }));
      const permission = { action: 'admin::users.read', subject: null, properties: {}, conditions: [] };
      await send('PUT', `/admin/roles/${id}/permissions`, { permissions: [permission] });
      await send('PUT', `/admin/roles/${id}`, { name: 'Checkers' });
      await send('POST', '/admin/roles/batch-delete', { ids: [id] });
      const stored = { name: 'Checkers', description: 'They test' };
      expect(calls.filter(([name]) => name.startsWith('after'))).toEqual([
        ['after role.create', { id, before: null, after: { ...stored, name: 'Testers' }, origin: author }],
        [
          'after role-permissions.update',
          { id, before: null, after: { added: [permission], removed: [] }, origin: author },
        ],
        ['after role.update', { id, before: { ...stored, name: 'Testers' }, after: stored, origin: author }],
        ['after role.delete', { id, before: stored, after: null, origin: author }],
      ]);
      expect(names().filter((name) => name.startsWith('before'))).toEqual([
        'before role.create',
        'before role-permissions.update',
        'before role.update',
        'before role.delete',
      ]);
    });

    it('[P120] run for imported files, but not for seeds', async () => {
      const file = { name: 'a.svg', hash: 'a_1', ext: '.svg', mime: 'image/svg+xml', size: 1, url: '/a.svg' };
      setting = { caption: 'Set by a hook' };
      const [id] = await server.services.content.importFiles({ files: [file] });
      expect(calls).toMatchObject([
        ['before file.create', { id: null, values: { name: 'a.svg', folderPath: '/' } }],
        ['after file.create', { id, after: { caption: 'Set by a hook' } }],
      ]);
      const row = server.services.database.kysely.selectFrom('files').select('caption').where('id', '=', id);
      expect(await row.executeTakeFirst()).toEqual({ caption: 'Set by a hook' });
      calls = [];
      await silently(() => server.services.content.importFiles({ files: [{ ...file, hash: 'a_2' }] }));
      expect(calls).toEqual([]);
    });

    it('[P121] set values in the order of the plugins', async () => {
      setting = { name: 'Set by the first' };
      const { body } = await send('POST', '/admin/roles', { name: 'Sent' });
      expect(at(body, 'data.name')).toBe('Set by the first, then by the second');
    });

    it.each([
      ['an address', { email: 'other@example.com' }],
      ['roles', { roles: [1] }],
      ['a text of another type', { firstname: 7 }],
      ['a name from the prototype', { constructor: 'x' }],
    ])('[P121] cannot set %s', async (_, values) => {
      setting = values;
      const email = `set${Object.keys(values)[0]}@example.com`;
      const { status } = await send('POST', '/admin/users', { firstname: 'Eve', email, roles: [2] });
      expect(status).toBe(500);
      const { kysely } = server.services.database;
      expect(
        await kysely.selectFrom('admin_users').select('id').where('email', '=', email).execute(),
      ).toEqual([]);
    });

    it('[P122] refuse a change with a fault at a field, and roll it back', async () => {
      refusing = 'user.create';
      const { status, body } = await send('POST', '/admin/users', {
        firstname: 'Eve',
        email: 'refused@example.com',
        roles: [2],
      });
      expect([status, at(body, 'error')]).toMatchObject([
        400,
        {
          name: 'ValidationError',
          message: 'No user.create today',
          details: { errors: [{ path: ['firstname'], message: 'No user.create today' }] },
        },
      ]);
    });

    it.each(['user.update', 'user.delete', 'role.create', 'role.update', 'role.delete'])(
      '[P122] undo %s when a hook after it fails, with what the hook wrote',
      async (name) => {
        const { userId } = await addUser(server.services, {
          email: `${name}@example.com`,
          password,
          role: 'strapi-editor',
        });
        const role = idOf(await send('POST', '/admin/roles', { name: `For ${name}` }));
        const lines = await journal();
        failingAfter = name;
        const [entity, verb] = name.split('.');
        const url = entity === 'user' ? `/admin/users/${userId}` : `/admin/roles/${role}`;
        const response =
          verb === 'create'
            ? await send('POST', '/admin/roles', { name: 'Undone' })
            : await send(
                verb === 'delete' ? 'DELETE' : 'PUT',
                url,
                entity === 'user' ? { firstname: 'Undone' } : { name: 'Undone' },
              );
        expect(response.status).toBe(500);
        expect(JSON.stringify((await send('GET', '/admin/roles')).body)).not.toContain('Undone');
        expect(JSON.stringify((await send('GET', '/admin/users')).body)).not.toContain('Undone');
        expect((await send('GET', url)).status).toBe(200);
        expect(await journal()).toEqual(lines);
      },
    );
  });
});

const on = (owner: string, run: () => unknown) =>
  ({ owner, phase: 'before', point: roleChanges, verb: 'create', run }) as const;

describe('createChangeHooks', () => {
  const change = { id: 1, before: null, values: {}, origin: { userId: null, apiClient: null, ip: null } };

  it('[P120] composes no change without hooks', async () => {
    const hooks = createChangeHooks(recordLog().logger);
    const compose = vi.fn(() => [change]);
    expect(await hooks.runBefore(roleChanges, 'create', {} as never, compose)).toEqual([]);
    await hooks.runAfter(roleChanges, 'create', {} as never, compose as never);
    expect(compose).not.toHaveBeenCalled();
    expect(hooks.hasHooks(roleChanges, 'create')).toBe(false);
  });

  it('[P122] abandons a hook after five seconds for all changes, and logs the plugin', async () => {
    vi.useFakeTimers();
    try {
      const { logger, lines } = recordLog();
      const hooks = createChangeHooks(logger);
      let runs = 0;
      const wait = () => {
        runs += 1;
        return new Promise((resolve) => {
          setTimeout(resolve, 3000);
        });
      };
      hooks.addChangeHook(on('slow', wait));
      const failure = hooks
        .runBefore(roleChanges, 'create', {} as never, () => [change, change, change])
        .catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await failure).toContain('The before hook of slow did not finish within 5 s.');
      expect(runs).toBe(2);
      expect(lines.join('\n')).toContain('before hook of slow on role.create did not finish in time');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['a list', [1]],
    ['a string', 'x'],
  ])('[P121] ignores %s and logs the plugin', async (noun, returned) => {
    const { logger, lines } = recordLog();
    const hooks = createChangeHooks(logger);
    hooks.addChangeHook(on('odd', () => returned));
    expect(await hooks.runBefore(roleChanges, 'create', {} as never, () => [change])).toEqual([{}]);
    expect(lines.join('\n')).toContain(
      `before hook of odd on role.create returned ${noun}, which is ignored`,
    );
  });

  it('[P121] names the plugin, the change and the settable values when a hook sets another one', async () => {
    const hooks = createChangeHooks(recordLog().logger);
    hooks.addChangeHook(on('odd', () => ({ code: 'x' })));
    await expect(hooks.runBefore(roleChanges, 'create', {} as never, () => [change])).rejects.toThrow(
      'The before hook of odd on role.create cannot set code. It can set: name, description.',
    );
  });
});

const noop = (): void => undefined;

describe('a plugin with change hooks', () => {
  it.each([
    ['an unknown verb', { phase: 'before', point: roleChanges, verb: 'rename', run: noop }],
    ['no point', { phase: 'before', verb: 'create', run: noop }],
    ['no function', { phase: 'before', point: roleChanges, verb: 'create' }],
  ])('[P123] is rejected with %s', (_, hook) => {
    const odd = { id: 'odd', title: 'Odd', changeHooks: [hook] };
    const { plugins, problems } = resolvePlugins([odd], bareHost);
    expect(plugins).toEqual([]);
    expect(problems).toMatchObject([{ code: 'CHANGE_HOOK_INVALID', pluginId: 'odd' }]);
  });
});
