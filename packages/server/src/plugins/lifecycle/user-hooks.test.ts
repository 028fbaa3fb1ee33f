import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseTransaction } from '../../database/index.ts';
import { refused } from '../../errors/request-errors.ts';
import { createUserHooks, type UserStep, type UserStepSubject } from '../../events/user-hooks.ts';
import { linkIn, newestMailTo, readOutbox } from '../../mail/testing/outbox.ts';
import { beforeUser, defineServerPlugin } from '../../plugin-api/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { at, testAdmin, type TestResponse, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const password = 'Correct-Horse-7';
const steps: readonly UserStep[] = ['create', 'activate', 'use-password'];

forEachDialect((dialect) => {
  describe('a user hook', () => {
    let server: TestServer;
    let admin: TestSession;
    let early: TestResponse;
    let refusedStep: UserStep | null = null;
    let seen: [UserStep, UserStepSubject][] = [];

    const gate = defineServerPlugin({
      id: 'gate',
      title: 'Gate',
      beforeUser: steps.map((step) =>
        beforeUser(step, (subject, { transaction }) => {
          if (!transaction.isTransaction) throw new Error('outside of a transaction');
          seen.push([step, subject]);
          if (step === refusedStep) throw refused('GATE_CLOSED', `No ${step} today`);
        }),
      ),
    });

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open(), plugins: [gate] });
      refusedStep = 'create';
      early = await server.client.send('POST', '/admin/register-admin', testAdmin);
      refusedStep = null;
      admin = await server.client.registerAdmin();
      await addUser(server.services, { email: 'bob@example.com', password, role: 'strapi-editor' });
    });
    afterAll(async () => {
      await server.close();
    });
    beforeEach(async () => {
      refusedStep = null;
      seen = [];
      await server.services.identity.forgetAttempts();
    });

    const users = () =>
      server.services.database.kysely.selectFrom('admin_users').selectAll().orderBy('id').execute();
    const invite = (email: string) =>
      server.client.send('POST', '/admin/users', { firstname: 'Eve', email, roles: [2] }, { as: admin });

    const signIn = (secret: string) =>
      server.client.send('POST', '/admin/login', { email: 'bob@example.com', password: secret });

    /** Expects that the gate refuses a call, and that the call changes no user. */
    async function expectRefusal(step: UserStep, call: () => Promise<{ status: number; body: unknown }>) {
      const before = await users();
      refusedStep = step;
      const { status, body } = await call();
      refusedStep = null;
      expect([status, at(body, 'error.message')]).toEqual([400, `No ${step} today`]);
      expect(await users()).toEqual(before);
    }

    it('[P48] refuses the first administrator, who can still register later', () => {
      expect([early.status, at(early.body, 'error.message')]).toEqual([400, 'No create today']);
      expect(admin.token).not.toBe('');
    });

    it('[P48] refuses a new user, and receives the inviter, the address and the roles', async () => {
      await expectRefusal('create', () => invite('new@example.com'));
      expect(seen).toEqual([['create', { userId: null, email: 'new@example.com', roles: [2], actorId: 1 }]]);
      expect((await invite('new@example.com')).status).toBe(201);
    });

    it('[P48] refuses an activation by invitation, whose link then still works', async () => {
      const { body } = await invite('guest@example.com');
      const userInfo = { firstname: 'Guest', password };
      const registrationToken = at(body, 'data.registrationToken');
      const register = () => server.client.send('POST', '/admin/register', { registrationToken, userInfo });
      seen = [];
      await expectRefusal('activate', register);
      await expectRefusal('use-password', register);
      expect(seen.map(([step]) => step)).toEqual(['use-password', 'activate', 'use-password']);
      expect(seen[1]?.[1]).toEqual({
        userId: at(body, 'data.id'),
        email: 'guest@example.com',
        roles: [2],
        actorId: at(body, 'data.id'),
      });
      expect((await register()).status).toBe(200);
    });

    it('[P48] refuses an activation by an administrator, and ignores other changes', async () => {
      const { userId } = await addUser(server.services, {
        email: 'idle@example.com',
        password,
        role: 'strapi-editor',
      });
      const update = (change: object) =>
        server.client.send('PUT', `/admin/users/${userId}`, change, { as: admin });
      expect((await update({ isActive: false })).status).toBe(200);
      expect((await update({ firstname: 'Ida' })).status).toBe(200);
      expect(seen).toEqual([]);
      await expectRefusal('activate', () => update({ isActive: true, firstname: 'Other' }));
      expect((await update({ isActive: true })).status).toBe(200);
      expect((await update({ isActive: true })).status).toBe(200);
      expect(seen).toHaveLength(2);
    });

    it('[P48] refuses a sign-in only after the right password, and opens no session', async () => {
      refusedStep = 'use-password';
      const mistaken = await signIn('Another-Horse-7');
      expect(at(mistaken.body, 'error.message')).toBe('Invalid credentials');
      expect(seen).toEqual([]);
      const right = await signIn(password);
      expect(at(right.body, 'error.message')).toBe('No use-password today');
      expect(right.headers['set-cookie']).toBeUndefined();
    });

    it('[P48] refuses a new password, and suppresses the reset mail', async () => {
      const forgot = () => server.client.send('POST', '/admin/forgot-password', { email: 'bob@example.com' });
      const toBob = async () =>
        (await readOutbox(server)).filter(({ to }) => to === 'bob@example.com').length;
      await forgot();
      const code = linkIn(await newestMailTo(server, 'bob@example.com')).searchParams.get('code');
      const count = await toBob();
      refusedStep = 'use-password';
      expect((await forgot()).status).toBe(204);
      expect(await toBob()).toBe(count);
      await expectRefusal('use-password', () =>
        server.client.send('POST', '/admin/reset-password', { resetPasswordToken: code, password }),
      );
    });
  });
});

describe('createUserHooks', () => {
  const subject: UserStepSubject = { userId: 1, email: 'a@example.com', roles: [], actorId: null };

  it('[P48] abandons a hook after five seconds, and logs the plugin', async () => {
    vi.useFakeTimers();
    try {
      const { logger, lines } = recordLog();
      const hooks = createUserHooks(logger);
      hooks.add('create', { owner: 'slow', hook: () => new Promise(() => undefined) });
      const failure = hooks
        .run('create', subject, {} as DatabaseTransaction)
        .catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(5000);
      expect(await failure).toContain('A user hook of slow did not finish within 5 s.');
      expect(lines.some((line) => line.includes('"plugin":"slow"'))).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has only the steps with hooks', () => {
    const hooks = createUserHooks(recordLog().logger);
    hooks.add('create', { owner: 'one', hook: () => Promise.resolve() });
    expect(steps.filter((step) => hooks.has(step))).toEqual(['create']);
  });
});
