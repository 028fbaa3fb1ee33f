import { appendFile } from 'node:fs/promises';
import type { MailTransport, Mailer } from './mailer.ts';
import type { Transporter } from 'nodemailer';
import type { ServerConfig } from '../config/server-config.ts';
import { createMailQueue } from './mail-queue.ts';

/** Creates a transport that appends mail to a private file, one JSON object per line. Mails can contain sign-in links. */
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

/** The timeouts of the mail server in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Forbids message parts that nodemailer would read from files or URLs. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Marks messages as automatic, so that other systems send no automatic reply. */
const headers = { 'auto-submitted': 'auto-generated' };

/** Creates an SMTP transport; the library is loaded with the first message. */
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

/** Creates the configured mailer: SMTP with an SMTP_URL, otherwise the outbox file. */
export function createMailer(config: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'mailOutbox'>): Mailer {
  return createMailQueue(
    config.smtpUrl === null
      ? createOutboxTransport({ file: config.mailOutbox })
      : createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom }),
  );
}
