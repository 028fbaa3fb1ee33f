import { appendFile } from 'node:fs/promises';
import type { MailTransport, Mailer } from './mailer.ts';
import type { Transporter } from 'nodemailer';
import type { ServerConfig } from '../config/server-config.ts';
import { createMailQueue } from './mail-queue.ts';

/** Keeps mail in a file, one JSON object a line, readable by its owner only: it can hold links that sign in. */
export function createOutboxTransport(spec: { readonly file: string }): MailTransport {
  let last: Promise<void> = Promise.resolve();
  return {
    send({ to, subject, text, html }) {
      const line = `${JSON.stringify({ to, subject, text, html })}\n`;
      const written = last.then(() => appendFile(spec.file, line, { mode: 0o600 }));
      last = written.catch(() => {});
      return written;
    },
    close: () => last,
  };
}

/** How long the mail server may take: to be reached and to greet, and to say anything later. Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A message is made of what it is given; nothing in it may be a file or an address to read from. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Tells other machines that nobody reads an answer to this. */
const headers = { 'auto-submitted': 'auto-generated' };

/** Sends mail through an SMTP server; the library is loaded with the first message. */
export function createSmtpTransport(spec: { readonly url: string; readonly from: string }): MailTransport {
  let transport: Promise<Transporter> | null = null;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: spec.url, ...timeouts, ...closed }, { from: spec.from });
  };
  return {
    async send({ to, subject, text, html }) {
      transport ??= connect();
      const connected = await transport;
      await connected.sendMail({ to: { name: '', address: to }, subject, text, html, headers });
    },
    async close() {
      if (transport !== null) (await transport).close();
    },
  };
}

/** The mailer that the configuration asks for: SMTP when a server is named, else the outbox file. */
export function createMailer(config: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'mailOutbox'>): Mailer {
  return createMailQueue(
    config.smtpUrl === null
      ? createOutboxTransport({ file: config.mailOutbox })
      : createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom }),
  );
}
