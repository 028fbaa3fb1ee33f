import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message as an SMTP server was given it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came over the wire. */
  readonly source: string;
}

/** A real SMTP server on a free port of this machine. */
export interface SmtpInbox {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

function options(received: ReceivedMail[], refuse: (attempt: number) => Error | null): SMTPServerOptions {
  let attempt = 0;
  return {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        attempt += 1;
        const refusal = refuse(attempt);
        if (refusal === null) {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString('utf8'),
          });
        }
        callback(refusal);
      });
    },
  };
}

/**
 * Starts an SMTP server.
 * @param refuse gives the error for an attempt (1 is the first), null to take the message
 */
export async function startSmtpInbox(
  refuse: (attempt: number) => Error | null = () => null,
): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer(options(received, refuse));
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** The decoded text of a quoted-printable message, good enough for plain Latin letters and links. */
export function decodeQuotedPrintable(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
