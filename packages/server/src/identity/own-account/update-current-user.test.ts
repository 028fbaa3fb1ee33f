import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearMail, readOutbox } from '../../mail/testing/outbox.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { keepOnlyAdmin } from '../../testing/keep-only-admin.ts';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

forEachDialect((dialect) => {
  describe('changing the own account', () => {
    let server: TestServer;
    let session: TestSession;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open() });
      await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(async () => {
      await clearMail(server);
      await keepOnlyAdmin(server);
      session = await server.client.signIn();
    });

    const change = (body: object) => server.client.send('PUT', '/admin/users/me', body, { as: session });

    it('keeps omitted fields', async () => {
      const before = await change({});
      server.clock.advance(1000);
      const response = await change({ lastname: null, username: 'ada', preferedLanguage: 'fr' });
      const user = at(response.body, 'data') as { updatedAt: string };
      const changed = { firstname: 'Ada', lastname: null, username: 'ada', preferedLanguage: 'fr' };
      expect(user).toMatchObject({ ...changed, email: testAdmin.email });
      const updatedAt = String(at(before.body, 'data.updatedAt'));
      expect(Date.parse(user.updatedAt) - Date.parse(updatedAt)).toBe(1000);
    });

    it('does not treat the current address as a change', async () => {
      expect((await change({ email: testAdmin.email.toUpperCase(), firstname: 'Ada' })).status).toBe(200);
    });

    it('refuses the address of another user', async () => {
      const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };
      await addUser(server.services, { ...bob, role: 'strapi-editor' });
      const taken = await change({ email: bob.email, currentPassword: testAdmin.password });
      expect(at(taken.body, 'error.message')).toBe('A user with this email address already exists');
    });

    it.each([{ password: 'Another-Horse-8' }, { email: 'new@example.com' }])(
      'requires the current password for %j',
      async (body) => {
        const response = await change(body);
        expect(response.status).toBe(400);
        expect(at(response.body, 'error')).toEqual({
          status: 400,
          name: 'ValidationError',
          message: 'currentPassword is a required field',
          details: {
            errors: [
              {
                path: ['currentPassword'],
                message: 'currentPassword is a required field',
                name: 'ValidationError',
              },
            ],
          },
        });
      },
    );

    it('refuses an incorrect current password, and every one after five guesses', async () => {
      const guess = { password: 'Another-Horse-8', currentPassword: 'Wrong0000' };
      const first = await change(guess);
      expect(at(first.body, 'error')).toEqual({
        status: 400,
        name: 'BadRequestError',
        message: 'ValidationError',
        details: { currentPassword: ['Invalid credentials'] },
      });
      for (let index = 0; index < 4; index += 1) await change(guess);
      expect((await change(guess)).status).toBe(429);
    });

    it.each([{ isActive: false }, { roles: [1] }, { id: 2 }, { blocked: false }])(
      'refuses %j',
      async (body) => {
        const response = await change({ ...body, firstname: 'Ada' });
        expect(at(response.body, 'error.message')).toBe(
          `this field has unspecified keys: ${Object.keys(body)[0]}`,
        );
      },
    );

    it('notifies the owner at the old address of a new address or password', async () => {
      const { password } = testAdmin;
      await change({ email: 'new@example.com', password: 'Another-Horse-8', currentPassword: password });
      const mails = await readOutbox(server);
      expect(mails).toMatchObject([{ to: testAdmin.email, subject: 'Your account was changed' }]);
      expect(JSON.stringify(mails)).not.toContain('Another-Horse-8');
    });

    it('makes the old password invalid', async () => {
      await change({ password: 'Another-Horse-8', currentPassword: testAdmin.password });
      await expect(server.client.signIn()).rejects.toThrow('Invalid credentials');
      await expect(
        server.client.signIn({ email: testAdmin.email, password: 'Another-Horse-8' }),
      ).resolves.toHaveProperty('token');
    });
  });
});
