import type { ServerConfig } from '../config/server-config.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The mailer that the configuration asks for: SMTP when a server is named, else the outbox file. */
export function createMailer(config: Pick<ServerConfig, 'smtpUrl' | 'mailFrom' | 'mailOutbox'>): Mailer {
  return config.smtpUrl === null
    ? createOutboxMailer({ file: config.mailOutbox })
    : createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
}
