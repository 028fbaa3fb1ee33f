import type { Transporter } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends mail through an SMTP server; the library is loaded with the first message. */
export function createSmtpMailer(spec: { readonly url: string; readonly from: string }): Mailer {
  let transport: Promise<Transporter> | null = null;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(spec.url, { from: spec.from });
  };
  return {
    async send({ to, subject, text, html }) {
      transport ??= connect();
      const connected = await transport;
      await connected.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    async close() {
      if (transport !== null) (await transport).close();
    },
  };
}
