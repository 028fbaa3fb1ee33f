import type { Transporter } from 'nodemailer';
import type { MailTransport } from './mailer.ts';

/** How long the mail server may take: to be reached and to greet, and to say anything later. Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A message is made of what it is given; nothing in it may be a file or an address to read from. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Tells other machines that nobody reads an answer to this. */
const headers = { 'auto-submitted': 'auto-generated' };

/** Sends mail through an SMTP server; the library is loaded with the first message. */
export function createSmtpTransport(spec: { readonly url: string; readonly from: string }): MailTransport {
  let transport: Promise<Transporter> | null = null;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: spec.url, ...patience, ...closed }, { from: spec.from });
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
