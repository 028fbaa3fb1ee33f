import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import type { TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const credentials = { email: 'author@example.com', password: 'Correct-Horse-7' };

/** Routes for every signed-in user: the own account, and data of every page of the panel. */
const signedIn = [
  'GET /admin/information',
  'POST /admin/logout',
  'GET /admin/permissions',
  'GET /admin/server-plugins',
  'POST /admin/permissions/check',
  'GET /admin/telemetry-properties',
  'GET /admin/users/me',
  'PUT /admin/users/me',
  'GET /admin/users/me/permissions',
  'DELETE /admin/users/me/sessions',
  'GET /admin/users/me/sessions',
  'DELETE /admin/users/me/sessions/:id',
  'POST /admin/visit',
];

/** Public routes: those that open a session, and data of the sign-in screen. */
const toEverybody = [
  'POST /admin/forgot-password',
  'GET /admin/init',
  'POST /admin/login',
  'GET /admin/project-type',
  'POST /admin/register',
  'POST /admin/register-admin',
  'GET /admin/registration-info',
  'POST /admin/renew-token',
  'POST /admin/reset-password',
  'POST /admin/reset-password/check',
  'POST /admin/password/check',
];

forEachDialect((dialect) => {
  describe('an author of own entries only', () => {
    let server: TestServer;
    let author: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open(), schemas: librarySchemas });
      await server.client.registerAdmin();
      await addUser(server.services, { ...credentials, role: 'strapi-author' });
      author = await server.client.signIn(credentials);
    });

    afterAll(async () => {
      await server.close();
    });

    const routesOf = (policy: string) =>
      server.inventory
        .filter((line) => line.policy === policy)
        .map(({ method, path }) => `${method} ${path}`);

    it('may call the listed public and signed-in routes', () => {
      expect(routesOf('signed-in').toSorted()).toEqual(signedIn.toSorted());
      expect(routesOf('public').toSorted()).toEqual(toEverybody.toSorted());
    });

    it('is refused every other route of the panel, for every target', async () => {
      const guarded = server.inventory.filter(({ policy }) => policy.includes('::'));
      expect(guarded.length).toBeGreaterThan(15);
      for (const { method, path } of guarded) {
        for (const id of ['1', '2', '3', 'nobody']) {
          const url = path.replaceAll(/:[^/]+/g, id);
          const body = method === 'GET' ? undefined : {};
          const { status } = await server.client.send(method as 'GET', url, body, { as: author });
          expect([method, url, status]).toEqual([method, url, 403]);
        }
      }
    });
  });
});
