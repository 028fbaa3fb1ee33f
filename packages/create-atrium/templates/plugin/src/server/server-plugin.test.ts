import { startTestServer, type TestServer } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverPlugin } from './server-plugin.ts';

describe('the greeting', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [serverPlugin] });
  });
  afterAll(() => server.close());

  const path = '/atrium-template/greetings/Ada';

  it('uses the salutation of the settings', async () => {
    const as = await server.client.registerAdmin();
    expect(await server.client.send('GET', path, undefined, { as })).toMatchObject({
      body: { data: { text: 'Hello, Ada!' } },
    });
    const settings = { salutation: 'Welcome' };
    await server.client.send('PUT', '/atrium-template/settings', settings, { as });
    expect(await server.client.send('GET', path, undefined, { as })).toMatchObject({
      body: { data: { text: 'Welcome, Ada!' } },
    });
  });

  it('requires a session', async () => {
    expect(await server.client.send('GET', path)).toMatchObject({ status: 401 });
  });
});
