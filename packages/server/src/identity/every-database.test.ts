import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { at, testAdmin, type TestSession } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addUser } from '../testing/test-users.ts';

forEachDialect((dialect) => {
  let server: TestServer;
  let session: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ database: await dialect.open() });
  });

  afterAll(async () => {
    await server.close();
  });

  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    server.client.send('POST', url, body, { headers });

  it('exactly one of twenty simultaneous first administrators is created', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post('/admin/register-admin', { ...testAdmin, email: `admin${index}@example.com` }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 19 }, () => '400'),
    ]);
    await server.services.database.kysely
      .updateTable('admin_users')
      .set({ email: testAdmin.email })
      .execute();
  });

  it('a user signs in, is recognised, and is gone after signing out', async () => {
    session = await server.client.signIn();
    const me = await server.client.send('GET', '/admin/users/me', undefined, { as: session });
    expect(at(me.body, 'data')).toMatchObject({ email: testAdmin.email, isActive: true, blocked: false });
    await server.client.send('POST', '/admin/logout', undefined, { as: session });
    expect((await server.client.send('GET', '/admin/users/me', undefined, { as: session })).status).toBe(401);
  });

  it('simultaneous exchanges of one refresh token give one successor', async () => {
    session = await server.client.signIn();
    const headers = { cookie: session.cookie };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/admin/renew-token', { token: '' }, headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => String(answer.headers['set-cookie']))).size).toBe(1);
  });

  it('simultaneous tries are all counted', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        post('/admin/login', { email: 'nobody@example.com', password: 'Wrong0000' }),
      ),
    );
    expect(tries.map(({ status }) => String(status)).toSorted()).toEqual([
      '400',
      '400',
      '400',
      '400',
      '400',
      '429',
      '429',
      '429',
    ]);
  });

  it('a profile change is kept and a taken address refused', async () => {
    await addUser(server.services, {
      email: 'bob@example.com',
      password: 'Correct-Horse-7',
      role: 'strapi-editor',
    });
    const change = (body: object) => server.client.send('PUT', '/admin/users/me', body, { as: session });
    const named = await change({ firstname: 'Augusta', username: 'ada', preferedLanguage: 'fr' });
    expect(at(named.body, 'data')).toMatchObject({
      firstname: 'Augusta',
      username: 'ada',
      preferedLanguage: 'fr',
    });
    const taken = await change({ email: 'bob@example.com', currentPassword: testAdmin.password });
    expect(at(taken.body, 'error.message')).toBe('A user with this email address already exists');
  });

  it('an editor holds the rights that are stored for the role', async () => {
    const editor = await server.client.signIn({ email: 'bob@example.com', password: 'Correct-Horse-7' });
    const answer = await server.client.send('GET', '/admin/users/me/permissions', undefined, { as: editor });
    const permissions = at(answer.body, 'data') as readonly { action: string }[];
    expect(permissions.map(({ action }) => action)).toContain('plugin::upload.read');
  });
});
