import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from './create-mailer.ts';

const message = { to: 'ada@example.com', subject: 'Hello', text: 'Line one', html: '<p>Line one</p>' };

describe('mail without a mail server', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mail-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('goes to a file, one JSON object a line, that only its owner can read', async () => {
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
  let received: string;
  let smtp: Server;

  beforeEach(async () => {
    received = '';
    smtp = createServer((socket) => {
      let inText = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = String(chunk);
        received += text;
        if (inText) {
          if (text.endsWith('\r\n.\r\n')) {
            inText = false;
            socket.write('250 ok\r\n');
          }
        } else if (text.startsWith('DATA')) {
          inText = true;
          socket.write('354 go on\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    });
    await new Promise<void>((resolve) => {
      smtp.listen(0, '127.0.0.1', resolve);
    });
  });

  afterEach(() => {
    smtp.close();
  });

  const mailerTo = () => {
    const { port } = smtp.address() as AddressInfo;
    return createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'cms@example.com', mailOutbox: '' });
  };

  it('is handed over with sender, receiver and both texts', async () => {
    const mailer = mailerTo();
    await mailer.send(message);
    await mailer.close();
    expect(received).toContain('MAIL FROM:<cms@example.com>');
    expect(received).toContain('RCPT TO:<ada@example.com>');
    expect(received).toContain('<p>Line one</p>');
  });

  it('cannot be given further receivers by a line break', async () => {
    const mailer = mailerTo();
    await mailer.send({ ...message, subject: 'Hi\r\nBcc: eve@example.com' });
    await mailer.close();
    expect(received).not.toMatch(/^Bcc:/m);
    expect(received.match(/RCPT TO/g)).toHaveLength(1);
  });
});
