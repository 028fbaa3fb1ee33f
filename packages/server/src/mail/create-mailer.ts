import type { ServerConfig } from '../config/server-config.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createMailQueue } from './mail-queue.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The mailer that the configuration asks for: SMTP when a server is named, else the outbox file. */
export function createMailer(config: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'mailOutbox'>): Mailer {
  return createMailQueue(
    config.smtpUrl === null
      ? createOutboxTransport({ file: config.mailOutbox })
      : createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom }),
  );
}
