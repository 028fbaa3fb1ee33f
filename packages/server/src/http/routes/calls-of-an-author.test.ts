import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import type { TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const credentials = { email: 'author@example.com', password: 'Correct-Horse-7' };

/** Open to everybody who is signed in: about themselves, or what every page of the panel is made of. */
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
];

/** Open to everybody at all: what leads to a session, and what the sign-in is drawn with. */
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
  describe('somebody who only writes entries of their own', () => {
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

    it('may call what everybody may, and what everybody who is signed in may, of which these are known', () => {
      expect(routesOf('signed-in').toSorted()).toEqual(signedIn.toSorted());
      expect(routesOf('public').toSorted()).toEqual(toEverybody.toSorted());
    });

    it('is refused every other call of the panel, whomever and whatever it names', async () => {
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
