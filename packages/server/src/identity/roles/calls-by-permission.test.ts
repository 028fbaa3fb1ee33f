import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const password = 'Correct-Horse-7';
const rolePermissions = ['create', 'read', 'update', 'delete'].map((name) => `admin::roles.${name}`);
const userPermissions = ['create', 'read', 'update', 'delete'].map((name) => `admin::users.${name}`);

describe('a permission for roles', () => {
  let server: TestServer;
  let admin: TestSession;

  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  const create = async (name: string) => {
    const { body } = await server.client.send('POST', '/admin/roles', { name }, { as: admin });
    return Number(at(body, 'data.id'));
  };

  it('opens only the routes that require it; users who assign roles may list them', async () => {
    const [changed, alone, together] = [
      await create('Changed'),
      await create('Alone'),
      await create('Together'),
    ];
    const read = 'admin::roles.read';
    const [update, remove] = ['admin::roles.update', 'admin::roles.delete'];
    const calls = [
      [[read, 'admin::users.create', 'admin::users.read', 'admin::users.update'], 'GET', '/admin/roles'],
      [[read], 'GET', `/admin/roles/${changed}`],
      [[read], 'GET', `/admin/roles/${changed}/permissions`],
      [['admin::roles.create'], 'POST', '/admin/roles', { name: 'Made' }],
      [[update], 'PUT', `/admin/roles/${changed}`, { name: 'Changed twice' }],
      [[update], 'PUT', `/admin/roles/${changed}/permissions`, { permissions: [] }],
      [[remove], 'DELETE', `/admin/roles/${alone}`],
      [[remove], 'POST', '/admin/roles/batch-delete', { ids: [together] }],
    ] as const;
    for (const permission of [...rolePermissions, ...userPermissions]) {
      const email = `${permission.replace('admin::', '')}@example.com`;
      await addUser(server.services, { email, password, role: [{ action: permission }] });
      const as = await server.client.signIn({ email, password });
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
