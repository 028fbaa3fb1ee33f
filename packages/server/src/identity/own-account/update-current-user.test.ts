import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, testAdmin, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('changing the own account', () => {
  let server: TestServer;
  let session: TestSession;

  beforeEach(async () => {
    server = await startTestServer();
    session = await server.client.registerAdmin();
  });

  afterEach(async () => {
    await server.close();
  });

  const change = (body: object) => server.client.send('PUT', '/admin/users/me', body, { as: session });
  const outbox = () => readFileSync(path.join(server.dataDir, 'outbox.jsonl'), 'utf8');

  it('keeps what was not sent', async () => {
    server.clock.advance(1000);
    const answer = await change({ lastname: null, username: 'ada' });
    const user = at(answer.body, 'data') as { createdAt: string; updatedAt: string };
    expect(user).toMatchObject({ firstname: 'Ada', lastname: null, username: 'ada', email: testAdmin.email });
    expect(Date.parse(user.updatedAt) - Date.parse(user.createdAt)).toBe(1000);
  });

  it('takes its own address, sent along unchanged, for no change', async () => {
    expect((await change({ email: testAdmin.email.toUpperCase(), firstname: 'Ada' })).status).toBe(200);
  });

  it.each([{ password: 'Another-Horse-8' }, { email: 'new@example.com' }])(
    'asks for the current password before %j',
    async (body) => {
      const answer = await change(body);
      expect(answer.status).toBe(400);
      expect(at(answer.body, 'error')).toEqual({
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

  it('refuses a wrong current password, and stops counting guesses after five', async () => {
    const guess = () => change({ password: 'Another-Horse-8', currentPassword: 'Wrong0000' });
    const first = await guess();
    expect(at(first.body, 'error')).toEqual({
      status: 400,
      name: 'BadRequestError',
      message: 'ValidationError',
      details: { currentPassword: ['Invalid credentials'] },
    });
    for (let index = 0; index < 4; index += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it.each([{ isActive: false }, { roles: [1] }, { id: 2 }, { blocked: false }])(
    'refuses %j',
    async (body) => {
      const answer = await change({ ...body, firstname: 'Ada' });
      expect(at(answer.body, 'error.message')).toBe(
        `this field has unspecified keys: ${Object.keys(body)[0]}`,
      );
    },
  );

  it('tells the owner at the old address about a new address or password', async () => {
    const { password } = testAdmin;
    await change({ email: 'new@example.com', password: 'Another-Horse-8', currentPassword: password });
    await server.services.mail.close();
    const mail: unknown = JSON.parse(outbox());
    expect(mail).toMatchObject({ to: testAdmin.email, subject: 'Your account was changed' });
    expect(outbox()).not.toContain('Another-Horse-8');
  });

  it('lets nobody in with the old password afterwards', async () => {
    await change({ password: 'Another-Horse-8', currentPassword: testAdmin.password });
    await expect(server.client.signIn()).rejects.toThrow('Invalid credentials');
    await expect(
      server.client.signIn({ email: testAdmin.email, password: 'Another-Horse-8' }),
    ).resolves.toHaveProperty('token');
  });
});
