import { addUser, at, startTestServer, type TestServer, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singleSignOnServer } from './single-sign-on-server.ts';

const url = '/admin/single-sign-on/providers/company';
const password = 'Correct-Horse-7';
const provider = { displayName: 'Company', issuer: 'https://login.example.com', clientId: 'atrium' };

describe('the settings of providers', () => {
  let server: TestServer;
  let admin: TestSession;
  let manager: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [singleSignOnServer], trusted: ['single-sign-on'] });
    admin = await server.client.registerAdmin();
    const role = [{ action: 'admin::provider-login.read' }, { action: 'admin::provider-login.update' }];
    await addUser(server.services, { email: 'manager@example.com', password, role });
    manager = await server.client.signIn({ email: 'manager@example.com', password });
    await save({ ...provider, clientSecret: 'secret' });
  });
  afterAll(() => server.close());

  const save = (body: object, as = admin) => server.client.send('PUT', url, body, { as });

  it('are changed by super administrators only', async () => {
    const options = { autoRegister: true, defaultRole: 1, ssoLockedRoles: null };
    const calls = [
      await save(provider, manager),
      await server.client.send('DELETE', url, undefined, { as: manager }),
      await server.client.send('PUT', '/admin/providers/options', options, { as: manager }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await server.client.send('GET', '/admin/single-sign-on/providers')).status).toBe(401);
  });

  it('send a stored secret to no other issuer', async () => {
    const other = { ...provider, issuer: 'https://evil.example' };
    expect((await save(other)).status).toBe(400);
    expect((await save({ ...other, clientSecret: 'another' })).status).toBe(200);
    expect((await save({ ...provider, clientSecret: '' })).status).toBe(200);
    const { body } = await server.client.send('GET', '/admin/single-sign-on/providers', undefined, {
      as: admin,
    });
    expect(at(body, 'data')).toMatchObject([{ issuer: provider.issuer, hasSecret: false }]);
  });

  it.each([
    'http://10.0.0.1',
    'https://user@example.com',
    'https://example.com/?a=b',
    'javascript:alert(1)',
    'company',
  ])('reject the issuer %s', async (issuer) => {
    expect((await save({ ...provider, issuer, clientSecret: 's' })).status).toBe(400);
  });
});
