import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearMail, linkIn, newestMailTo } from '../../mail/testing/outbox.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { keepOnlyAdmin } from '../../testing/keep-only-admin.ts';
import { cheapPasswords } from '../../testing/passwords.ts';
import { testAdmin, type TestResponse, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { identityTables } from '../tables.ts';
import { dropTokens } from '../tokens/one-time-token.ts';
import { lockUser } from '../records/user-record.ts';
import type { Passwords } from './password-hash.ts';

/** Blocks the next comparison of a password, with its result, until it is released. */
const comparison = (() => {
  let next: { readonly arrive: () => void; readonly released: Promise<void> } | null = null;
  return {
    hold(): { readonly arrived: Promise<void>; readonly release: () => void } {
      let [arrive, release] = [() => {}, () => {}];
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      next = { arrive, released };
      return { arrived, release };
    },
    async pass() {
      const held = next;
      next = null;
      held?.arrive();
      await held?.released;
    },
  };
})();

const passwords: Passwords = {
  ...cheapPasswords,
  async verify(stored, password) {
    const fits = await cheapPasswords.verify(stored, password);
    await comparison.pass();
    return fits;
  },
};

const bob = { email: 'bob@example.com', password: 'Correct-Horse-7' };
const owners = 'Owner-Horse-8';
const thiefs = 'Thief-Horse-9';

/** Does something after the password was found right and before anything follows from it. */
async function meanwhile(call: () => Promise<TestResponse>, other: () => Promise<TestResponse>) {
  const held = comparison.hold();
  const response = call();
  await held.arrived;
  expect((await other()).status).toBe(200);
  held.release();
  return response;
}

forEachDialect((dialect) => {
  describe('a password that changes during a request', () => {
    let server: TestServer;
    let session: TestSession;
    let bobId = 0;

    beforeAll(async () => {
      server = await startTestServer({ database: await dialect.open(), passwords });
      await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    beforeEach(async () => {
      await clearMail(server);
      await keepOnlyAdmin(server);
      bobId = (await addUser(server.services, { ...bob, role: 'strapi-editor' })).userId;
      session = await server.client.signIn(bob);
    });

    const login = (password = bob.password) =>
      server.client.send('POST', '/admin/login', { email: bob.email, password });
    const change = (body: object, as = session) =>
      server.client.send('PUT', '/admin/users/me', { currentPassword: bob.password, ...body }, { as });
    const reset = async () => {
      await server.client.send('POST', '/admin/forgot-password', { email: bob.email });
      const code = linkIn(await newestMailTo(server, bob.email)).searchParams.get('code') ?? '';
      const body = { resetPasswordToken: code, password: owners };
      return server.client.send('POST', '/admin/reset-password', body);
    };
    const asAdmin = async (body: object) => {
      const as = await server.client.signIn(testAdmin);
      return server.client.send('PUT', `/admin/users/${bobId}`, body, { as });
    };
    const sessions = async () =>
      (
        await identityTables(server.services.database)
          .selectFrom('admin_sessions')
          .select('id')
          .where('user_id', '=', bobId)
          .execute()
      ).length;

    it.each([
      ['reset', reset],
      ['changed in the profile', () => change({ password: owners })],
      ['changed by an administrator', () => asAdmin({ password: owners })],
    ] as const)('does not sign in once it was %s', async (how, other) => {
      const { status, body } = await meanwhile(login, other);
      const left = how === 'changed by an administrator' ? 0 : 1;
      expect([status, await sessions()]).toEqual([400, left]);
      expect(body).toMatchObject({ error: { message: 'Invalid credentials' } });
      expect((await login(owners)).status).toBe(200);
    });

    it('does not sign in a user who was deleted', async () => {
      const as = await server.client.signIn(testAdmin);
      const { status, body } = await meanwhile(login, () =>
        server.client.send('DELETE', `/admin/users/${bobId}`, undefined, { as }),
      );
      expect([status, await sessions()]).toEqual([400, 0]);
      expect(body).toMatchObject({ error: { message: 'Invalid credentials' } });
    });

    it('does not sign in a user who was deactivated', async () => {
      const { status, body } = await meanwhile(login, () => asAdmin({ isActive: false }));
      expect([status, await sessions()]).toEqual([400, 0]);
      expect(body).toMatchObject({ error: { message: 'User not active' } });
    });

    it.each([{ password: thiefs }, { email: 'thief@example.com' }])(
      'changes nothing once the owner has another one: %j',
      async (body) => {
        const { status } = await meanwhile(() => change(body), reset);
        expect(status).toBe(401);
        expect((await login(owners)).status).toBe(200);
        expect((await login(thiefs)).status).toBe(400);
      },
    );

    it('is set by exactly one of several simultaneous requests', async () => {
      for (let round = 0; round < 6; round += 1) {
        await keepOnlyAdmin(server);
        await addUser(server.services, { ...bob, role: 'strapi-editor' });
        session = await server.client.signIn(bob);
        await server.client.send('POST', '/admin/forgot-password', { email: bob.email });
        const code = linkIn(await newestMailTo(server, bob.email)).searchParams.get('code') ?? '';
        const body = { resetPasswordToken: code, password: owners };
        const [byLink, byProfile] = await Promise.all([
          server.client.send('POST', '/admin/reset-password', body),
          change({ password: thiefs }),
        ]);
        // The second request finds its link, password or session invalid; neither receives a retry error.
        const statuses = [byLink.status, byProfile.status];
        expect([
          [200, 400],
          [200, 401],
          [400, 200],
        ]).toContainEqual(statuses);
        expect((await login(statuses[0] === 200 ? owners : thiefs)).status).toBe(200);
        expect((await login(statuses[0] === 200 ? thiefs : owners)).status).toBe(400);
      }
    });

    it('does not let a mailed link deadlock a change of the account', async () => {
      await server.client.send('POST', '/admin/forgot-password', { email: bob.email });
      const code = linkIn(await newestMailTo(server, bob.email)).searchParams.get('code') ?? '';
      const body = { resetPasswordToken: code, password: owners };
      const { database } = server.services;
      const byLink = await database.transaction(async (transaction) => {
        const tables = identityTables(transaction);
        await lockUser(tables, database, bobId);
        const response = server.client.send('POST', '/admin/reset-password', body);
        // Long enough for the request to reach the lock.
        await setTimeout(300);
        await dropTokens(tables, bobId);
        return { answer: response };
      });
      expect((await byLink.answer).status).toBe(400);
    });

    it('changes nothing once the session has ended', async () => {
      const other = await server.client.signIn(bob);
      const { status } = await meanwhile(
        () => change({ password: thiefs }),
        () => server.client.send('DELETE', '/admin/users/me/sessions', undefined, { as: other }),
      );
      expect(status).toBe(401);
      expect((await login()).status).toBe(200);
    });
  });
});
