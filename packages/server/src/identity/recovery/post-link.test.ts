import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkIn, newestMailTo } from '../../mail/testing/outbox.ts';
import { at, testAdmin } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('a mailed link', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer();
    await server.client.registerAdmin();
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });

  const requested = async (): Promise<string> => {
    await server.client.send('POST', '/admin/forgot-password', { email: testAdmin.email });
    return linkIn(await newestMailTo(server, testAdmin.email)).href;
  };

  it('stands in the log during development, where there is no mailbox', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const link = await requested();
    const line = server.log.lines.map((text): unknown => JSON.parse(text)).find((item) => at(item, 'link'));
    expect(line).toMatchObject({ link, msg: 'Choose a new password' });
  });

  it.each(['production', 'test', ''])('never stands in the log with NODE_ENV "%s"', async (name) => {
    vi.stubEnv('NODE_ENV', name);
    const link = await requested();
    const code = new URL(link).searchParams.get('code') ?? 'none';
    expect(server.log.lines.join('')).not.toContain(code);
  });
});
