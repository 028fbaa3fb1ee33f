import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type TestSession } from '../../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUser } from '../../../testing/test-users.ts';

const password = 'Correct-Horse-7';
const permissions = ['create', 'read', 'update', 'delete'] as const;

describe('a permission for users', () => {
  let server: TestServer;
  let admin: TestSession;

  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  const add = (name: string, role: readonly { readonly action: string }[]) =>
    addUser(server.services, { email: `${name}@example.com`, password, role });

  it('opens only the routes that require it', async () => {
    const [{ userId: changed, roleId: empty }, { userId: alone }, { userId: together }] = [
      await add('changed', []),
      await add('alone', []),
      await add('together', []),
    ];
    const { body: invited } = await server.client.send(
      'POST',
      '/admin/users',
      { firstname: 'Ines', email: 'invited@example.com', roles: [empty] },
      { as: admin },
    );
    for (const permission of permissions) {
      const { roleId } = await add(permission, [{ action: `admin::users.${permission}` }]);
      const as = await server.client.signIn({ email: `${permission}@example.com`, password });
      const calls = [
        [['read'], 'GET', '/admin/users'],
        [['read'], 'GET', `/admin/users/${changed}`],
        [['create'], 'POST', '/admin/users', { firstname: 'Eve', email: 'eve@example.com', roles: [roleId] }],
        [['update'], 'PUT', `/admin/users/${changed}`, { firstname: 'Wilma' }],
        [['update'], 'DELETE', `/admin/users/${changed}/sessions`],
        [['create', 'update'], 'POST', `/admin/users/${String(at(invited, 'data.id'))}/invitation`],
        [['delete'], 'DELETE', `/admin/users/${alone}`],
        [['delete'], 'POST', '/admin/users/batch-delete', { ids: [together] }],
      ] as const;
      for (const [needed, method, url, body] of calls) {
        const { status } = await server.client.send(method, url, body, { as });
        const isOpen = needed.some((one) => one === permission);
        expect([permission, method, url, status < 300 ? 'done' : status]).toEqual([
          permission,
          method,
          url,
          isOpen ? 'done' : 403,
        ]);
      }
    }
  });
});
