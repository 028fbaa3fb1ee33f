import { beforeChange, defineServerPlugin, systemPermissions } from '@admin/server';
import {
  addUser,
  at,
  forEachDialect,
  librarySchemas,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { uploadServer } from '@admin/plugin-media-library/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyRules } from './company-rules.ts';
import { addGuest, guestChanges } from './guest-list.ts';

const seating = defineServerPlugin({
  id: 'seating',
  title: 'Seating',
  migrations: [
    {
      id: '0001-guests',
      up: (db) =>
        db.schema
          .createTable('guests')
          .addColumn('id', 'integer')
          .addColumn('name', 'text')
          .addColumn('table', 'integer')
          .execute(),
    },
  ],
  changeHooks: [beforeChange(guestChanges, 'create', ({ values }) => ({ table: (values.table ?? 0) + 6 }))],
});

forEachDialect((dialect) => {
  describe('the examples of server hooks', () => {
    let server: TestServer;
    let as: TestSession;
    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas: librarySchemas,
        plugins: [uploadServer, companyRules, seating],
      });
      as = await server.client.registerAdmin();
    });
    afterAll(() => server.close());

    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
      server.client.send(method, url, body, { as });

    const invite = (email: string) => send('POST', '/admin/users', { firstname: 'Eve', email, roles: [2] });

    it('accept addresses of the company only, and derive the username', async () => {
      expect(await invite('eve@other.example')).toMatchObject({
        status: 400,
        body: {
          error: { details: { errors: [{ path: ['email'], message: 'Use an address of the company.' }] } },
        },
      });
      expect(at((await invite('eve@example.com')).body, 'data.username')).toBe('eve');
    });

    it('refuse a permission to manage users', async () => {
      const { roleId } = await addUser(server.services, {
        email: 'role@example.com',
        password: 'Correct-Horse-7',
        role: [],
      });
      const grant = (action: string) =>
        send('PUT', `/admin/roles/${roleId}/permissions`, {
          permissions: [{ action, subject: null, properties: {}, conditions: [] }],
        });
      expect((await grant('admin::users.delete')).status).toBe(400);
      expect((await grant('admin::roles.read')).status).toBe(200);
    });

    it('list deleted files', async () => {
      const form = new FormData();
      form.append('files', new File(['x'], 'gone.txt', { type: 'text/plain' }));
      const { body } = await send('POST', '/upload', form);
      const [{ id }] = body as [{ id: number }];
      expect((await send('DELETE', `/upload/files/${id}`)).status).toBe(200);
      const { kysely } = server.services.database;
      expect(await kysely.selectFrom('deleted_files').selectAll().execute()).toEqual([{ name: 'gone.txt' }]);
    });

    it('run hooks of other plugins on their own entities', async () => {
      const guest = { id: 1, name: 'Ada' };
      const added = await addGuest(server.services, { permissions: systemPermissions() }, guest);
      expect(added).toEqual({ name: 'Ada', table: 7 });
    });
  });
});
