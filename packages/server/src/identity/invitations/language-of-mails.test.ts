import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestMailTo } from '../../mail/testing/outbox.ts';
import { translateMail } from '../../mail/mail-language.ts';
import { defineServerPlugin } from '../../plugin-api/index.ts';
import type { TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { coreMails } from '../core-mails.ts';

const subject = 'أنت مدعو إلى العمل على موقع';
const arabic = defineServerPlugin({
  id: 'arabic',
  title: 'Arabic',
  mailTexts: [translateMail(coreMails.invitation, 'ar', { subject })],
});

let server: TestServer;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer({ plugins: [arabic] });
  admin = await server.client.registerAdmin();
});
afterAll(() => server.close());

const invite = async (name: string, preferedLanguage: string | null) => {
  const email = `${name}@example.com`;
  const body = { firstname: name, email, roles: [1], preferedLanguage };
  expect((await server.client.send('POST', '/admin/users', body, { as: admin })).status).toBe(201);
  return newestMailTo(server, email);
};

it('[P45] invites in the language of the invited user, or else of the inviter', async () => {
  const invitation = await invite('rita', 'ar');
  expect(invitation.subject).toBe(subject);
  expect(invitation.html).toContain('<html lang="ar" dir="rtl">');
  expect((await invite('tom', null)).subject).toBe('You are invited to work on a site');
  const own = { preferedLanguage: 'ar' };
  expect((await server.client.send('PUT', '/admin/users/me', own, { as: admin })).status).toBe(200);
  expect((await invite('ann', null)).subject).toBe(subject);
  expect((await invite('bob', 'en')).subject).toBe('You are invited to work on a site');
});
