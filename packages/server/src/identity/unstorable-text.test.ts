import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { at, testAdmin, type TestSession } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const nul = 'a\u0000b';

forEachDialect((dialect) => {
  let server: TestServer;
  let as: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ database: await dialect.open() });
    as = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  const invited = { firstname: 'Rita', email: 'rita@example.com', roles: [2] };

  it.each([
    ['POST', '/admin/forgot-password', { email: `${nul}@example.com` }],
    ['PUT', '/admin/users/me', { firstname: nul }],
    ['PUT', '/admin/users/me', { lastname: nul }],
    ['PUT', '/admin/users/me', { username: nul }],
    ['PUT', '/admin/users/me', { preferedLanguage: nul }],
    ['POST', '/admin/users', { ...invited, firstname: nul }],
    ['POST', '/admin/users', { ...invited, email: `${nul}@example.com` }],
    ['POST', '/admin/users', { ...invited, preferedLanguage: nul }],
    ['PUT', '/admin/users/1', { username: nul }],
    ['POST', '/admin/roles', { name: nul }],
    ['POST', '/admin/roles', { name: 'Readers', description: nul }],
    ['PUT', '/admin/roles/2', { name: nul }],
    ['DELETE', '/admin/users/me/sessions/a%00b', undefined],
    ['DELETE', `/admin/users/me/sessions/${'a'.repeat(65)}`, undefined],
  ] as const)('rejects a text that not every database can store: %s %s %j', async (method, url, body) => {
    const response = await server.client.send(method, url, body, { as });
    expect([response.status, at(response.body, 'error.name')]).toEqual([400, 'ValidationError']);
  });

  it('refuses to sign in an address with a NUL, with the usual message', async () => {
    for (const email of [nul, `${nul}@example.com`, `${testAdmin.email}\u0000`]) {
      const body = { email, password: testAdmin.password };
      const response = await server.client.send('POST', '/admin/login', body);
      expect([response.status, at(response.body, 'error.message')]).toEqual([400, 'Invalid credentials']);
    }
  });

  it.each(['_q=a%00b', 'filters[firstname][$eq]=a%00b', 'sort=a%00b', 'page=a%00b'])(
    'returns no server error for a list request with a NUL: %s',
    async (query) => {
      for (const list of ['users', 'roles']) {
        const { status } = await server.client.send('GET', `/admin/${list}?${query}`, undefined, { as });
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('reports a text that only the database refuses as an invalid value', async () => {
    const { kysely } = server.services.database;
    const lookup = kysely.selectFrom('admin_users').select('id').where('email', '=', nul);
    const outcome = await lookup.execute().then(
      () => 'asked',
      (error: unknown) => Reflect.get(Object(error), 'code') as unknown,
    );
    expect(outcome).toBe({ sqlite: 'asked', postgres: 'VALUE_OUT_OF_RANGE' }[dialect.name]);
  });
});
