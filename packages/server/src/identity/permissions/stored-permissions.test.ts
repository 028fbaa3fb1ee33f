import { builtInConditions } from '../conditions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { recordQueries, type RecordedDatabase } from '../../testing/record-queries.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { identityTables } from '../tables.ts';
import { createPermissionsOfUser } from './content-permissions.ts';
import { indexPermissions, createRolePermissions, readPermissionsOfRoles } from './stored-permissions.ts';

describe('the permissions of a role', () => {
  it('are found by action and content type, and report whether any depends on the user', () => {
    const permission = { action: 'read', subject: 'api::a.a', properties: {}, conditions: [] };
    const personal = { ...permission, conditions: ['admin::is-creator'] };
    const { find, actions, isPersonal } = indexPermissions([permission, personal]);
    expect(find(permission.action, permission.subject)).toEqual([permission, personal]);
    expect([[...actions], isPersonal]).toEqual([['read'], true]);
    expect(indexPermissions([permission]).isPersonal).toBe(false);
  });
});

forEachDialect((dialect) => {
  describe('permissions in the database', () => {
    let server: TestServer;
    let recorded: RecordedDatabase;
    let rita = { userId: 0, roleId: 0 };

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      recorded = recordQueries(server.services.database);
      const account = { email: 'rita@example.com', password: 'Correct-Horse-7' };
      rita = await addUser(server.services, { ...account, role: [{ action: 'admin::users.read' }] });
    });

    afterAll(async () => {
      await server.close();
    });

    it('are empty without roles', async () => {
      expect(await readPermissionsOfRoles(identityTables(recorded.database), [])).toEqual([]);
    });

    it('are read again only after a change', async () => {
      const permissionsOf = createRolePermissions({ tables: identityTables(recorded.database) });
      const queriesFor = async (version: string) => {
        recorded.forget();
        const { permissions } = await permissionsOf(rita.roleId, version);
        return [permissions.length, recorded.queries.length];
      };
      expect([await queriesFor('1'), await queriesFor('1'), await queriesFor('2')]).toEqual([
        [1, 1],
        [1, 0],
        [1, 1],
      ]);
    });

    it('are read again after a failed read', async () => {
      let isBroken = true;
      const flaky = identityTables(recorded.database).withPlugin({
        transformQuery: ({ node }) => {
          if (isBroken) throw new Error('gone for a moment');
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      const permissionsOf = createRolePermissions({ tables: flaky });
      await expect(permissionsOf(rita.roleId, '1')).rejects.toThrow('gone for a moment');
      isBroken = false;
      expect((await permissionsOf(rita.roleId, '1')).permissions).toHaveLength(1);
    });

    it('apply only to existing users who may sign in', async () => {
      const permissionsOf = createPermissionsOfUser({
        tables: identityTables(recorded.database),
        conditions: builtInConditions,
      });
      const holds = async (userId: number) => (await permissionsOf(userId))?.holds('admin::users.read');
      expect([await holds(rita.userId), await holds(999)]).toEqual([true, undefined]);
      const { kysely } = server.services.database;
      for (const state of [{ is_active: 0 }, { blocked: 1 }]) {
        await kysely.updateTable('admin_users').set(state).where('id', '=', rita.userId).execute();
        expect(await permissionsOf(rita.userId)).toBeNull();
        await kysely
          .updateTable('admin_users')
          .set({ is_active: 1, blocked: 0 })
          .where('id', '=', rita.userId)
          .execute();
      }
      await kysely.deleteFrom('admin_user_roles').where('user_id', '=', rita.userId).execute();
      expect(await holds(rita.userId)).toBe(false);
    });
  });
});
