import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface Mail {
  readonly to: string;
  /** Headers and body of a transmitted mail; only the body of one in the outbox file. */
  readonly text: string;
}

/** A mailbox. */
export interface Mailbox {
  /** All received mails, oldest first. */
  mails(): readonly Mail[];
}

/** A mail server on a free port of this machine. */
export interface MailServer extends Mailbox {
  /** The value of `SMTP_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Decodes a message: removes soft line breaks and decodes escaped characters. */
function decoded(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Starts a mail server that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString('utf8'));
        for (const { address } of envelope.rcptTo) received.push({ to: address, text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Reads the outbox file of a server without a mail server. */
export function outbox(file: string): Mailbox {
  return {
    mails() {
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Mail);
    },
  };
}

/** Waits until a recipient has a number of mails, and returns the link in the last one. */
export async function linkTo(mailbox: Mailbox, receiver: string, count = 1): Promise<string> {
  const received = () => mailbox.mails().filter(({ to }) => to === receiver);
  await expect.poll(() => received().length, { message: `mails to ${receiver}` }).toBe(count);
  const link = /https?:\/\/\S+\?(?:registrationToken|code)=[\w-]+/.exec(received().at(-1)?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`There is no link in: ${received().at(-1)?.text ?? ''}`);
  return link;
}
