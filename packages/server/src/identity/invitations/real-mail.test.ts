import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn } from '../../mail/testing/outbox.ts';
import { decodeQuotedPrintable, startSmtpInbox, type SmtpInbox } from '../../mail/testing/smtp-inbox.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('with a mail server', () => {
  let inbox: SmtpInbox;
  let server: TestServer;
  let admin: TestSession;

  beforeAll(async () => {
    inbox = await startSmtpInbox();
    server = await startTestServer({ environment: { SMTP_URL: inbox.url, MAIL_FROM: 'cms@example.com' } });
    admin = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.services.mail.close();
    await server.close();
    await inbox.close();
  });

  const newestLink = async (): Promise<URL> => {
    await server.services.mail.flush();
    return linkIn({ text: decodeQuotedPrintable(inbox.received.at(-1)?.source ?? '') });
  };

  it('an invited user registers and later resets the password, both by mailed links', async () => {
    const person = { firstname: 'Rita', email: 'rita@example.com', roles: [2] };
    await server.client.send('POST', '/admin/users', person, { as: admin });
    const registrationToken = (await newestLink()).searchParams.get('registrationToken');
    expect(inbox.received.at(-1)).toMatchObject({ from: 'cms@example.com', to: ['rita@example.com'] });
    const userInfo = { firstname: 'Rita', password: 'Correct-Horse-7' };
    const registered = await server.client.send('POST', '/admin/register', { registrationToken, userInfo });
    expect([registered.status, at(registered.body, 'data.user.isActive')]).toEqual([200, true]);

    await server.client.send('POST', '/admin/forgot-password', { email: 'rita@example.com' });
    const code = (await newestLink()).searchParams.get('code');
    const change = { resetPasswordToken: code, password: 'Another-Horse-8' };
    expect((await server.client.send('POST', '/admin/reset-password', change)).status).toBe(200);
    await expect(
      server.client.signIn({ email: 'rita@example.com', password: 'Another-Horse-8' }),
    ).resolves.toHaveProperty('token');
  });

  it('that is unreachable, requests do not wait, and the log reports the lost mail without its link', async () => {
    await inbox.close();
    const person = { firstname: 'Tom', email: 'tom@example.com', roles: [2] };
    const invited = await server.client.send('POST', '/admin/users', person, { as: admin });
    expect(invited.status).toBe(201);
    await server.services.mail.flush();
    const log = server.log.lines.join('');
    expect(log).toContain('could not send a message with a link');
    expect(log).not.toContain(String(at(invited.body, 'data.registrationToken')));
  });
});
