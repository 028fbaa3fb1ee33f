import { describe, expect, it } from 'vitest';
import { runMigrations } from '../database/index.ts';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { startTestServer } from '../testing/test-server.ts';
import { addUser, type TestUser } from '../testing/test-users.ts';
import { identityMigrations } from './migrations.ts';
import { identityTables } from './tables.ts';

const password = 'Correct-Horse-7';
const projectRead = 'admin::project-settings.read';
const listRead = 'admin::marketplace.read';

forEachDialect((dialect) => {
  describe('the permission to read the list of plugins', () => {
    /** Starts this version on a database of the version before the permission, with users of these roles. */
    const upgrade = async (roles: Readonly<Record<string, TestUser['role']>>) => {
      const database = await dialect.open();
      await runMigrations(database, 'identity', identityMigrations.slice(0, 4));
      const emails = Object.keys(roles).map((name) => `${name}@example.com`);
      for (const [index, role] of Object.values(roles).entries()) {
        await addUser({ database, now: () => 0 }, { email: emails[index] ?? '', password, role });
      }
      const versions = () =>
        identityTables(database)
          .selectFrom('admin_settings')
          .select('value')
          .where('name', '=', 'permissions-version')
          .executeTakeFirst();
      const before = await versions();
      const server = await startTestServer({ database });
      const read = async (path: string) => {
        const statuses = emails.map(async (email) => {
          const as = await server.client.signIn({ email, password });
          return (await server.client.send('GET', path, undefined, { as })).status;
        });
        return Promise.all(statuses);
      };
      return { server, database, read, hasNewVersion: (await versions())?.value !== before?.value };
    };

    it('is held after an upgrade by the roles that could read the list before, and by no others', async () => {
      const conditions = ['admin::is-creator'];
      const { server, database, read, hasNewVersion } = await upgrade({
        reader: [{ action: projectRead, conditions }, { action: 'admin::users.read' }],
        other: [{ action: 'admin::users.read' }, { action: 'admin::plugins.update' }],
      });
      expect(await read('/admin/plugins')).toEqual([200, 403]);
      const { kysely } = database;
      const rows = await kysely
        .selectFrom('admin_permissions')
        .selectAll()
        .where('action', '=', listRead)
        .execute();
      expect(rows).toMatchObject([{ subject: null, properties: '{}', conditions: '["admin::is-creator"]' }]);
      // Other servers on the database read the permissions again.
      expect(hasNewVersion).toBe(true);
      await server.close();
    });

    it('is stored once for a role that has it already', async () => {
      const { server, database, read } = await upgrade({
        both: [{ action: projectRead }, { action: listRead }],
      });
      expect(await read('/admin/plugins')).toEqual([200]);
      const { kysely } = database;
      expect(
        await kysely.selectFrom('admin_permissions').select('action').orderBy('action').execute(),
      ).toEqual([{ action: listRead }, { action: projectRead }]);
      await server.close();
    });

    it('stays removed when an administrator removes it after the upgrade', async () => {
      const { server, database } = await upgrade({ reader: [{ action: projectRead }] });
      await database.kysely.deleteFrom('admin_permissions').where('action', '=', listRead).execute();
      await server.close();
      const again = await startTestServer({ database });
      const as = await again.client.signIn({ email: 'reader@example.com', password });
      expect((await again.client.send('GET', '/admin/plugins', undefined, { as })).status).toBe(403);
      await again.close();
    });
  });
});
