import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };
const url = '/admin/users/me/sessions';

const idOf = ({ cookie }: TestSession) => cookie.split('=')[1]?.split('.')[0] ?? '';

forEachDialect((dialect) => {
  describe('the sessions that a user lists and ends', () => {
    let server: TestServer;
    let adas: TestSession;
    let bobs: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      await server.client.registerAdmin();
      await addUser(server.services, { ...bob, role: 'strapi-super-admin' });
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(async () => {
      const { kysely } = server.services.database;
      await server.services.identity.forgetAttempts();
      await kysely.deleteFrom('admin_sessions').execute();
      adas = await server.client.signIn(testAdmin);
      bobs = await server.client.signIn(bob);
    });

    const asBob = (method: 'GET' | 'DELETE', path = '') =>
      server.client.send(method, `${url}${path}`, undefined, { as: bobs });
    const readMe = async (session: TestSession) =>
      (await server.client.send('GET', '/admin/users/me', undefined, { as: session })).status;

    it('are their own, regardless of permissions', async () => {
      const { body } = await asBob('GET');
      expect(at(body, 'data')).toMatchObject([{ id: idOf(bobs), current: true }]);
      expect(at(body, 'data')).toHaveLength(1);
    });

    it('are not those of another user, even by id', async () => {
      const id = idOf(adas);
      expect(id).not.toBe('');
      const { status, body } = await asBob('DELETE', `/${id}`);
      expect([status, at(body, 'error.name')]).toEqual([404, 'NotFoundError']);
      expect(await readMe(adas)).toBe(200);
    });

    it('exclude those of other users when all others end', async () => {
      const second = await server.client.signIn(bob);
      expect((await asBob('DELETE')).status).toBeLessThan(300);
      expect([await readMe(second), await readMe(bobs), await readMe(adas)]).toEqual([401, 200, 200]);
    });
  });
});
