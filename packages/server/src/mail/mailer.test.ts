import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from './create-mailer.ts';
import { decodeQuotedPrintable, startSmtpInbox, type SmtpInbox } from './testing/smtp-inbox.ts';

const message = { to: 'ada@example.com', subject: 'Hello', text: 'Line one', html: '<p>Line one</p>' };

describe('mail without a mail server', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is written to a file that only its owner can read, one JSON object per line', async () => {
    const mailOutbox = path.join(folder, 'outbox.jsonl');
    const mailer = createMailer({ smtpUrl: null, mailFrom: 'cms@example.com', mailOutbox });
    await Promise.all([1, 2, 3].map((number) => mailer.send({ ...message, subject: `Hello ${number}` })));
    await mailer.close();
    const lines = readFileSync(mailOutbox, 'utf8').trimEnd().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
      [1, 2, 3].map((number) => ({ ...message, subject: `Hello ${number}` })),
    );
    expect(statSync(mailOutbox).mode & 0o777).toBe(0o600);
  });
});

describe('mail with a mail server', () => {
  let inbox: SmtpInbox;

  beforeEach(async () => {
    inbox = await startSmtpInbox();
  });

  afterEach(async () => {
    await inbox.close();
  });

  const mailerTo = (url = inbox.url) =>
    createMailer({ smtpUrl: url, mailFrom: 'cms@example.com', mailOutbox: '' });

  const sent = async (changes: Partial<typeof message> = {}) => {
    const mailer = mailerTo();
    await mailer.send({ ...message, ...changes });
    await mailer.close();
    return inbox.received[0] ?? { from: '', to: [], source: '' };
  };

  it('is sent with sender, recipient and both texts', async () => {
    const { from, to, source } = await sent();
    expect({ from, to }).toEqual({ from: 'cms@example.com', to: ['ada@example.com'] });
    expect(source).toMatch(/^Subject: Hello\r$/m);
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('<p>Line one</p>');
  });

  it('asks for no automatic replies', async () => {
    expect((await sent()).source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it('preserves non-Latin scripts', async () => {
    const { source } = await sent({ text: 'Größe, 名前 und ein sehr langer Satz' });
    expect(Buffer.from(decodeQuotedPrintable(source), 'latin1').toString('utf8')).toContain(
      'Größe, 名前 und ein sehr langer Satz',
    );
  });

  it.each(['Hi\r\nBcc: eve@example.com', 'Hi\nBcc: eve@example.com', 'Hi\r\n\r\n<p>other body</p>'])(
    'gets no further headers from the subject %j',
    async (subject) => {
      const { to, source } = await sent({ subject });
      expect(to).toEqual(['ada@example.com']);
      expect(source).not.toMatch(/^Bcc:/m);
      expect(source).not.toMatch(/^<p>other body/m);
    },
  );

  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nRCPT TO:<eve@example.com>',
    '<ada@example.com> eve@example.com',
  ])('never reaches a second recipient through the address %j', async (to) => {
    const mailer = mailerTo();
    await mailer.send({ ...message, to }).catch(() => undefined);
    await mailer.close();
    const receivers = inbox.received.flatMap((received) => received.to);
    expect(receivers.length).toBeLessThanOrEqual(1);
    expect(receivers).not.toContain('eve@example.com');
  });

  it('reads no file or URL that a text contains', async () => {
    const { source } = await sent({ html: '<img src="file:///etc/passwd">', text: 'file:///etc/passwd' });
    expect(source).not.toContain('root:');
  });

  it('fails with the error of an unreachable server', async () => {
    const url = inbox.url;
    await inbox.close();
    await expect(mailerTo(url).send(message)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});
