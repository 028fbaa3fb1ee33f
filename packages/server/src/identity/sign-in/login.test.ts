import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { at, testAdmin } from '../../testing/test-client.ts';

const minute = 60_000;

const message = (answer: { body: unknown }) => at(answer.body, 'error.message');

describe('signing in', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer();
    await server.client.registerAdmin();
  });

  afterEach(async () => {
    await server.close();
  });

  const login = (email: string, password: string, remoteAddress = '10.0.0.1') =>
    server.client.send('POST', '/admin/login', { email, password }, { remoteAddress });

  it('answers a token and the user without roles, whatever the case of the address', async () => {
    const answer = await login('ADA@example.com', testAdmin.password);
    expect(answer.status).toBe(200);
    expect(Object.keys(at(answer.body, 'data') as object)).toEqual(['token', 'user']);
    expect(Object.keys(at(answer.body, 'data.user') as object).toSorted()).toEqual(
      ['blocked', 'createdAt', 'email', 'firstname', 'id', 'isActive', 'lastname', 'preferedLanguage'].concat(
        ['updatedAt', 'username'],
      ),
    );
  });

  it('refuses an unknown address and a wrong password in the same words', async () => {
    const unknown = await login('nobody@example.com', testAdmin.password);
    const wrong = await login(testAdmin.email, 'Wrong0000');
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toEqual({
      data: null,
      error: { status: 400, name: 'ApplicationError', message: 'Invalid credentials', details: {} },
    });
  });

  it('says that a user is not active only after the right password', async () => {
    await server.services.database.kysely.updateTable('admin_users').set({ is_active: 0 }).execute();
    expect(message(await login(testAdmin.email, 'Wrong0000'))).toBe('Invalid credentials');
    expect(message(await login(testAdmin.email, testAdmin.password))).toBe('User not active');
  });

  it('calls missing credentials by their name', async () => {
    const answer = await server.client.send('POST', '/admin/login', {});
    expect([answer.status, at(answer.body, 'error.name'), message(answer)]).toEqual([
      400,
      'ApplicationError',
      'Missing credentials',
    ]);
    expect(answer.headers['x-ratelimit-remaining']).toBe('4');
  });

  it('refuses keys that could ask for more', async () => {
    const body = { email: testAdmin.email, password: testAdmin.password, isActive: true };
    expect(message(await server.client.send('POST', '/admin/login', body))).toBe(
      'this field has unspecified keys: isActive',
    );
  });

  it.each([[{ $ne: null }], [['ada@example.com']], [null], [1]])(
    'refuses %j as an address',
    async (email) => {
      const answer = await server.client.send('POST', '/admin/login', {
        email,
        password: testAdmin.password,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('counts down five tries per account and then refuses even the right password', async () => {
    const remaining: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      remaining.push((await login(testAdmin.email, 'Wrong0000')).headers['x-ratelimit-remaining']);
    }
    expect(remaining).toEqual(['4', '3', '2', '1', '0']);
    const blocked = await login(' ADA@example.com', testAdmin.password, '10.0.0.2');
    expect(blocked.status).toBe(429);
    expect(blocked.body).toEqual({
      data: null,
      error: {
        status: 429,
        name: 'RateLimitError',
        message: 'Too many requests, please try again later.',
        details: {},
      },
    });
    expect(blocked.headers['retry-after']).toBe('300');
    expect(blocked.headers['x-ratelimit-limit']).toBe('5');
    server.clock.advance(5 * minute);
    expect((await login(testAdmin.email, testAdmin.password)).status).toBe(200);
  });

  it('counts twenty wrong tries per network, whatever accounts they are for', async () => {
    for (let index = 0; index < 20; index += 1) {
      expect((await login(`user${index}@example.com`, 'Wrong0000')).status).toBe(400);
    }
    expect((await login('another@example.com', 'Wrong0000')).status).toBe(429);
    expect((await login('another@example.com', 'Wrong0000', '10.0.0.2')).status).toBe(400);
  });

  it('does not believe a forwarded address unless a proxy is trusted', async () => {
    for (let index = 0; index < 20; index += 1) await login(`user${index}@example.com`, 'Wrong0000');
    const answer = await server.client.send(
      'POST',
      '/admin/login',
      { email: 'another@example.com', password: 'Wrong0000' },
      { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
    );
    expect(answer.status).toBe(429);
  });

  it('keeps counts over a restart, without the addresses that were typed', async () => {
    await login('secret-typed-here@example.com', 'x');
    const rows = await server.services.database.kysely.selectFrom('admin_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('secret-typed-here');
  });

  it('tells two long passwords apart by their last character', async () => {
    const long = `Aa1${'x'.repeat(200)}`;
    await server.client.send(
      'PUT',
      '/admin/users/me',
      { password: `${long}y`, currentPassword: testAdmin.password },
      {
        as: await server.client.signIn(),
      },
    );
    expect((await login(testAdmin.email, `${long}z`)).status).toBe(400);
    expect((await login(testAdmin.email, `${long}y`)).status).toBe(200);
  });
});
