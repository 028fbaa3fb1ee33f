import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { testAdmin, type TestSession } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUser } from '../../../testing/test-users.ts';
import type { Actor } from '../../actor.ts';
import { identityTables } from '../../tables.ts';
import {
  assertMayActAs,
  assertMayAssignRoles,
  assertMayManage,
  holdsPermissionsOf,
} from './user-authorization.ts';
import { withRemainingSuperAdmin } from './super-admins.ts';

const password = 'Correct-Horse-7';
const [read, update] = [{ action: 'admin::users.read' }, { action: 'admin::users.update' }];

function passes(assertion: Promise<unknown>): Promise<boolean> {
  return assertion.then(
    () => true,
    () => false,
  );
}

forEachDialect((dialect) => {
  describe('the permissions of two users', () => {
    let server: TestServer;
    const actors: Record<string, Actor> = {};

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      const { client, services } = server;
      const become = async (name: string, session: TestSession) => {
        const actor = await services.identity.authenticate(session.token);
        if (actor !== null) actors[name] = actor;
      };
      await become('admin', await client.registerAdmin(testAdmin));
      for (const [name, role] of [
        ['both', [read, update]],
        ['reader', [read]],
        ['nobody', []],
        ['author', [{ ...read, conditions: ['admin::is-creator'] }]],
        ['second', 'strapi-super-admin'],
      ] as const) {
        const email = `${name}@example.com`;
        await addUser(services, { email, password, role });
        await become(name, await client.signIn({ email, password }));
      }
    });

    afterAll(async () => {
      await server.close();
    });

    const actor = (name: string): Actor => {
      const found = actors[name];
      if (found === undefined) throw new Error(`no ${name}`);
      return found;
    };
    const tables = () => identityTables(server.services.database);
    it.each([
      ['both', 'reader', true],
      ['reader', 'both', false],
      ['reader', 'nobody', true],
      ['nobody', 'reader', false],
      ['nobody', 'nobody', true],
      ['author', 'author', true],
      ['admin', 'both', true],
      ['admin', 'second', true],
      ['both', 'admin', false],
    ])('compare %s with %s: %s', async (person, owner, holds) => {
      const { id } = actor(owner).user;
      expect(await holdsPermissionsOf(server.services.database, actor(person), id)).toBe(holds);
      expect(await passes(assertMayActAs(tables(), actor(person), id))).toBe(holds);
    });

    it('include unassigned permissions for super administrators only', async () => {
      const { database } = server.services;
      expect(await holdsPermissionsOf(database, actor('second'), null)).toBe(true);
      expect(await holdsPermissionsOf(database, actor('both'), null)).toBe(false);
    });

    const manages = (person: string, user: string) =>
      passes(assertMayManage(tables(), actor(person), actor(user).user.id));

    it('let only super administrators manage each other, and all users themselves', async () => {
      expect(await manages('admin', 'second')).toBe(true);
      expect(await manages('both', 'second')).toBe(false);
      expect(await manages('reader', 'both')).toBe(true);
      expect(await manages('reader', 'reader')).toBe(true);
    });

    it('let every user assign no role, and super administrators any role, also to themselves', async () => {
      const gives = (person: string, receiver: number | null, names: readonly string[]) =>
        passes(
          assertMayAssignRoles(
            tables(),
            actor(person),
            receiver,
            names.flatMap((name) => actor(name).roles),
          ),
        );
      const own = actor('reader').user.id;
      expect(await gives('reader', own, [])).toBe(true);
      expect(await gives('reader', own, ['reader'])).toBe(false);
      expect(await gives('reader', null, ['reader'])).toBe(true);
      expect(await gives('reader', null, ['reader', 'both'])).toBe(false);
      expect(await gives('reader', null, ['admin'])).toBe(false);
      expect(await gives('admin', actor('admin').user.id, ['both', 'admin'])).toBe(true);
    });

    it('protect the last super administrator, and require nothing when none exists', async () => {
      const { database } = server.services;
      const set = (state: { is_active?: number; blocked?: number; password_hash?: null }) =>
        withRemainingSuperAdmin(database, async (transaction) => {
          await identityTables(transaction).updateTable('admin_users').set(state).execute();
        });
      for (const state of [{ is_active: 0 }, { blocked: 1 }, { password_hash: null }]) {
        await expect(set(state)).rejects.toMatchObject({
          name: 'ValidationError',
          status: 400,
          code: 'LAST_SUPER_ADMIN',
        });
      }
      await identityTables(database).updateTable('admin_users').set({ blocked: 1 }).execute();
      await expect(set({ is_active: 0 })).resolves.toBeUndefined();
      await expect(set({ is_active: 1, blocked: 0 })).resolves.toBeUndefined();
    });
  });
});
