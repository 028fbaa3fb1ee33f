import { afterEach, describe, expect, it } from 'vitest';
import { linkIn, newestMailTo } from '../../mail/testing/outbox.ts';
import { at, testAdmin } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('a mailed link', () => {
  let server: TestServer;

  afterEach(() => server.close());

  const requested = async (NODE_ENV: string): Promise<string> => {
    server = await startTestServer({ environment: { NODE_ENV } });
    await server.client.registerAdmin();
    await server.client.send('POST', '/admin/forgot-password', { email: testAdmin.email });
    return linkIn(await newestMailTo(server, testAdmin.email)).href;
  };

  it('is logged during development without a mail server', async () => {
    const link = await requested('development');
    const line = server.log.lines.map((text): unknown => JSON.parse(text)).find((item) => at(item, 'link'));
    expect(line).toMatchObject({ link, msg: 'Choose a new password' });
  });

  it.each(['production', 'test', ''])('is not logged with NODE_ENV "%s"', async (name) => {
    const link = await requested(name);
    const code = new URL(link).searchParams.get('code') ?? 'none';
    expect(server.log.lines.join('')).not.toContain(code);
  });
});
