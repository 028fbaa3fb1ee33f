import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A letter as its receiver reads it. */
export interface Letter {
  readonly to: string;
  /** Headers and body of what came over the wire; the body alone where it did not travel. */
  readonly text: string;
}

/** Where letters arrive. */
export interface Mailbox {
  /** Everything that has arrived so far, oldest first. */
  letters(): readonly Letter[];
}

/** A mail server on a free port of this machine. */
export interface MailServer extends Mailbox {
  /** What the product is told of it. */
  readonly url: string;
  close(): Promise<void>;
}

/** The text of a message: line breaks of the transport are taken out, escaped characters put back. */
function decoded(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Starts a mail server that takes every letter. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString('utf8'));
        for (const { address } of envelope.rcptTo) arrived.push({ to: address, text });
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
    letters: () => arrived,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** The file that takes the place of a mail server while there is none. */
export function outbox(file: string): Mailbox {
  return {
    letters() {
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Letter);
    },
  };
}

/** Waits until somebody has got so many letters, and takes the link out of the last one. */
export async function linkTo(mailbox: Mailbox, receiver: string, count = 1): Promise<string> {
  const received = () => mailbox.letters().filter(({ to }) => to === receiver);
  await expect.poll(() => received().length, { message: `letters to ${receiver}` }).toBe(count);
  const link = /https?:\/\/\S+\?(?:registrationToken|code)=[\w-]+/.exec(received().at(-1)?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`There is no link in: ${received().at(-1)?.text ?? ''}`);
  return link;
}
