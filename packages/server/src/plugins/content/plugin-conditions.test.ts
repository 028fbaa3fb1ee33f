import { entryActions, type Permission, type Schemas } from '@admin/content-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/index.ts';
import type { Database } from '../../database/index.ts';
import { entryActionsPlugin } from '../../identity/permissions/fixtures/entry-actions-plugin.ts';
import {
  addAttributes,
  defineCondition,
  defineValuedCondition,
  defineServerPlugin,
  type ServerPlugin,
} from '../../plugin-api/index.ts';
import {
  addUser,
  at,
  forEachDialect,
  startTestServer,
  textLike,
  type TestServer,
  type TestSession,
} from '../../testing/index.ts';
import { bareHost } from '../resolution/fixtures/bare-host.ts';
import { resolvePlugins } from '../resolution/resolve-plugins.ts';

const [task, note, step] = ['api::task.task', 'api::note.note', 'plugin::tasks.step'];
const assigned = 'plugin::tasks.assigned-to-me';
const open = 'plugin::tasks.in-open-step';
const inStep = 'plugin::tasks.in-step';
const system = systemPermissions();
const person = { email: 'lea@example.com', password: 'Correct-Horse-7' };

const type = (uid: string, name: string) =>
  ({
    uid,
    kind: 'collectionType',
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    attributes: { title: { type: 'string' } },
  }) as const;
const schemas: Schemas = {
  contentTypes: new Map([
    [task, type(task, 'task')],
    [note, type(note, 'note')],
  ]),
  components: new Map(),
};

/** A plugin with an assignee and a step for tasks, and conditions on both. */
const tasks = defineServerPlugin({
  id: 'tasks',
  title: 'Tasks',
  contentTypes: [type(step, 'step')],
  extendContentTypes: [
    addAttributes({
      to: ({ uid }) => uid === task,
      attributes: {
        assignee: { type: 'relation', relation: 'oneToOne', target: 'admin::user' },
        step: { type: 'relation', relation: 'manyToOne', target: step },
      },
    }),
  ],
  conditions: [
    defineCondition({
      id: assigned,
      displayName: 'Is assigned to me',
      category: 'tasks',
      matches: ({ userId }) => ({ assignee: { id: { $eq: userId } } }),
      holdsOnNew: () => false,
    }),
    defineCondition({
      id: open,
      displayName: 'Is in an open step',
      matches: () => ({ step: { title: { $eq: 'Open' } } }),
    }),
    defineCondition({ id: 'plugin::tasks.empty', displayName: 'Empty', matches: () => ({}) }),
  ],
  valuedConditions: [
    defineValuedCondition({
      id: inStep,
      displayName: 'Is in step',
      category: 'tasks',
      values: async ({ kysely }) => {
        const steps = await kysely
          .selectFrom('content_steps')
          .select(['id', 'title'])
          .orderBy('id')
          .execute();
        return steps.map(({ id, title }) => ({
          value: String(id),
          displayName: `Is in step ${String(title)}`,
        }));
      },
      matches: (_user, value) => ({ step: { id: { $eq: Number(value) } } }),
      holdsOnNew(_entry, value) {
        if (value === 'x') throw new Error('no step');
        return value === '1';
      },
    }),
  ],
});

/** Permissions to read, change and delete entries under conditions. */
const permit = (conditions: readonly string[], subject: string = task) =>
  (['read', 'update', 'delete'] as const).map((action) => ({
    action: entryActions[action],
    subject,
    properties: action === 'delete' ? {} : { fields: ['title'] },
    conditions,
  }));

forEachDialect((dialect) => {
  describe('conditions of plugins', () => {
    let database: Database;
    let server: TestServer;
    let admin: TestSession;
    let userId: number;
    let roleId: number;
    const ids: Record<string, number> = {};

    const start = async (plugins: readonly ServerPlugin[]): Promise<TestServer> =>
      startTestServer({ database, schemas, plugins: [entryActionsPlugin, ...plugins], needs: [] });
    const setRole = async (permissions: readonly object[]) =>
      server.client.send('PUT', `/admin/roles/${roleId}/permissions`, { permissions }, { as: admin });
    const permissionsOf = async () => {
      const permissions = await server.services.identity.permissionsOfUser(userId);
      if (permissions === null) throw new Error('no permissions');
      return permissions;
    };
    const titles = async (uid = task) => {
      const { content } = server.services;
      const query = { sort: 'title:asc' };
      const page = await content.findEntries({ permissions: await permissionsOf(), uid, query });
      expect(page.pagination.total).toBe(page.results.length);
      return page.results.map((entry) => entry['title']);
    };
    const storedConditions = async () => {
      const rows = await database.kysely
        .selectFrom('admin_permissions')
        .select('conditions')
        .where('role_id', '=', roleId)
        .execute();
      return rows.map((row) => JSON.parse(String(row['conditions'])) as Permission['conditions']);
    };

    beforeAll(async () => {
      database = await dialect.open();
      server = await start([tasks]);
      admin = await server.client.registerAdmin();
      ({ userId, roleId } = await addUser(server.services, { ...person, role: [] }));
      const { content } = server.services;
      const create = async (uid: string, body: Record<string, unknown>) => {
        const { entry } = await content.createEntry({ permissions: system, uid, body });
        ids[String(body['title'])] = entry.id;
        return { connect: [{ id: entry.id }] };
      };
      const opened = await create(step, { title: 'Open' });
      const closed = await create(step, { title: 'Closed' });
      const lea = { connect: [{ id: userId }] };
      await create(task, { title: 'mine', assignee: lea, step: opened });
      await create(task, { title: 'mine, closed', assignee: lea, step: closed });
      await create(task, { title: 'open', step: opened });
      await create(task, { title: 'other', step: closed });
      await create(note, { title: 'a note' });
    });
    afterAll(() => server.close());

    it('[P55] say whether new entries meet them, and otherwise leave it open', async () => {
      const explain = async (condition: string) => {
        const permissions = [
          {
            action: entryActions.create,
            subject: task,
            properties: { fields: ['title'] },
            conditions: [condition],
          },
        ];
        await setRole(permissions);
        const query = `user=${userId}&action=${entryActions.create}&subject=${task}`;
        const url = `/admin/permissions/explain?${query}`;
        return at((await server.client.send('GET', url, undefined, { as: admin })).body, 'data.verdict');
      };
      expect(await explain(assigned)).toBe('denied');
      expect(await explain(open)).toBe('depends');
      expect(await explain(`${inStep}:1`)).toBe('allowed');
      expect(await explain(`${inStep}:2`)).toBe('denied');
      expect(await explain(`${inStep}:x`)).toBe('depends');
      await setRole(permit([assigned]));
    });

    it('[P51] are offered in the permission editor', async () => {
      const { body } = await server.client.send('GET', '/admin/permissions', undefined, { as: admin });
      expect(body).toMatchObject({
        data: {
          conditions: [
            { id: 'admin::is-creator' },
            { id: 'admin::has-same-role-as-creator' },
            { id: assigned, displayName: 'Is assigned to me', category: 'tasks' },
            { id: open, category: 'default' },
            { id: 'plugin::tasks.empty' },
            { id: `${inStep}:1` },
            { id: `${inStep}:2` },
          ],
        },
      });
    });

    it('[P51] limit lists and counts, and add up', async () => {
      expect((await setRole(permit([assigned]))).status).toBe(200);
      expect(await titles()).toEqual(['mine', 'mine, closed']);
      await setRole(permit([open]));
      expect(await titles()).toEqual(['mine', 'open']);
      await setRole(permit([assigned, open]));
      expect(await titles()).toEqual(['mine', 'mine, closed', 'open']);
    });

    it('[P67] with a value are offered for each current value, and limit entries by it', async () => {
      const offered = async () =>
        (await server.services.identity.readPermissionLayout()).conditions.filter(({ id }) =>
          id.startsWith(inStep),
        );
      const id = `${inStep}:${ids['Open']}`;
      expect(await offered()).toContainEqual({ id, displayName: 'Is in step Open', category: 'tasks' });
      expect((await setRole(permit([id]))).status).toBe(200);
      expect(await titles()).toEqual(['mine', 'open']);
      const explain = async (title: string) => {
        const query = `user=${userId}&action=${entryActions.read}&subject=${task}&id=${ids[title]}`;
        const response = await server.client.send('GET', `/admin/permissions/explain?${query}`, undefined, {
          as: admin,
        });
        return response.body;
      };
      const conditions = (holds: boolean) => [{ id, name: 'Is in step Open', holds }];
      expect(await explain('open')).toMatchObject({
        data: { verdict: 'allowed', steps: [{ conditions: conditions(true) }] },
      });
      expect(await explain('other')).toMatchObject({
        data: { verdict: 'denied', steps: [{ conditions: conditions(false) }] },
      });
    });

    it('[P67] with a value that is no longer offered match by the filters of that value', async () => {
      expect((await setRole(permit([`${inStep}:987654`]))).status).toBe(200);
      expect(await titles()).toEqual([]);
      expect((await setRole(permit([`${inStep}:Open step`]))).status).toBe(400);
      expect((await setRole(permit([inStep]))).status).toBe(400);
    });

    it('[P51] follow changes of what they read', async () => {
      await setRole(permit([open]));
      const rename = (title: string) =>
        server.services.content.updateEntry({
          permissions: system,
          uid: step,
          id: ids['Open']!,
          body: { title },
        });
      expect(await titles()).toEqual(['mine', 'open']);
      await rename('Paused');
      expect(await titles()).toEqual([]);
      await rename('Open');
      expect(await titles()).toEqual(['mine', 'open']);
    });

    it('[P51] limit reading, changing and deleting of single and of many entries', async () => {
      await setRole(permit([assigned]));
      const { content } = server.services;
      const permissions = await permissionsOf();
      const by = (title: string) => ({ permissions, uid: task, id: ids[title]! });
      expect((await content.readEntry(by('mine'))).entry).toMatchObject({ title: 'mine' });
      await expect(content.readEntry(by('other'))).rejects.toMatchObject({ status: 403 });
      await content.updateEntry({ ...by('mine'), body: { title: 'mine' } });
      await expect(content.updateEntry({ ...by('other'), body: { title: 'x' } })).rejects.toMatchObject({
        status: 403,
      });
      await expect(content.deleteEntry(by('other'))).rejects.toMatchObject({ status: 403 });
      const several = { permissions, uid: task, ids: [ids['mine']!, ids['other']!] };
      await expect(content.deleteEntries(several)).rejects.toMatchObject({ status: 403 });
      expect(await titles()).toEqual(['mine', 'mine, closed']);
    });

    it('[P51] are explained for an entry', async () => {
      await setRole(permit([assigned, open]));
      const explain = async (title: string) => {
        const path = `/admin/permissions/explain?user=${userId}&action=${entryActions.read}&subject=${task}&id=${ids[title]}`;
        return (await server.client.send('GET', path, undefined, { as: admin })).body;
      };
      expect(await explain('mine, closed')).toMatchObject({
        data: {
          verdict: 'allowed',
          steps: [
            {
              conditions: [
                { id: assigned, name: 'Is assigned to me', holds: true },
                { id: open, holds: false },
              ],
            },
          ],
        },
      });
      expect(await explain('other')).toMatchObject({ data: { verdict: 'denied' } });
    });

    it('[P51] apply in a role preview, for the user who opened it', async () => {
      await setRole(permit([assigned]));
      const { body } = await server.client.send('POST', `/admin/roles/${roleId}/view`, {}, { as: admin });
      const token = (body as { readonly data?: { readonly token?: string } }).data?.token ?? '';
      const actor = await server.services.identity.authenticate(token);
      const permissions = actor?.permissions ?? systemPermissions();
      const list = { permissions, uid: task, query: {} };
      expect((await server.services.content.findEntries(list)).results).toEqual([]);
    });

    it('[P51] match nothing where they are empty or the content type has no such attribute', async () => {
      await setRole(permit(['plugin::tasks.empty']));
      expect(await titles()).toEqual([]);
      await setRole(permit([assigned], note));
      expect(await titles(note)).toEqual([]);
      expect(server.log.lines.join('')).toContain('matches no entry');
    });

    it('[P52] match nothing while their plugin is absent, and stay stored', async () => {
      await setRole([...permit([assigned]), ...permit([open, 'admin::is-creator'], note)]);
      const before = await storedConditions();
      await server.close();
      server = await start([]);
      admin = await server.client.signIn();
      expect(await titles()).toEqual([]);
      const path = `/admin/roles/${roleId}/permissions`;
      const { body } = await server.client.send('GET', path, undefined, { as: admin });
      const listed = (body as { readonly data: readonly Permission[] }).data;
      expect(listed.map(({ conditions }) => conditions)).toEqual([1, 2, 3].map(() => ['admin::is-creator']));
      const permissions = listed.map(({ action, subject, properties, conditions }) => ({
        action,
        subject,
        properties,
        conditions,
      }));
      expect((await setRole(permissions)).status).toBe(200);
      expect(await storedConditions()).toEqual(before);
      expect((await setRole(permit([assigned]))).status).toBe(400);
      // A permission without conditions is another one than that under an absent condition.
      expect((await setRole([...permissions, ...permit([])])).status).toBe(200);
      expect(await titles()).toEqual(['mine', 'mine, closed', 'open', 'other']);
      await setRole(permissions);
      await server.close();
      server = await start([tasks]);
      expect(await titles()).toEqual(['mine', 'mine, closed']);
    });
  });
});

describe('conditions that cannot be used', () => {
  const usable = { id: 'plugin::tasks.one', displayName: 'One', matches: () => ({}) };
  it.each<[string, readonly object[], string]>([
    ['are named after another plugin', [{ ...usable, id: 'plugin::maps.one' }], 'must start with'],
    ['exist already', [usable, usable], 'exists already'],
    ['have no name', [{ ...usable, displayName: '' }], 'displayName'],
    ['have no function', [{ ...usable, matches: {} }], 'function'],
  ])('[P51] leave their plugin out: they %s', (_what, conditions, message) => {
    const plugin = { id: 'tasks', title: 'Tasks', conditions } as unknown as ServerPlugin;
    expect(resolvePlugins([defineServerPlugin(plugin)], bareHost)).toMatchObject({
      plugins: [],
      problems: [{ code: 'CONDITION_INVALID', pluginId: 'tasks', message: textLike(message) }],
    });
  });
});

describe('conditions with values that cannot be used', () => {
  it('[P67] leave their plugin out: they have no function that reads the values', () => {
    const definition = { id: inStep, displayName: 'Is in step', matches: () => ({}) };
    const plugin = { id: 'tasks', title: 'Tasks', valuedConditions: [definition] } as unknown as ServerPlugin;
    expect(resolvePlugins([defineServerPlugin(plugin)], bareHost)).toMatchObject({
      plugins: [],
      problems: [{ code: 'CONDITION_INVALID', message: textLike('values') }],
    });
  });
});
