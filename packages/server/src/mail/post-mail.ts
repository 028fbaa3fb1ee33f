import type { Logger } from '../logger.ts';
import { composeMail, type MailRecipient } from './compose-mail.ts';
import type { MailTranslation } from './mail-language.ts';
import type { MailTemplate } from './mail-template.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** A mailer that also sends mail by templates. */
export interface TemplateMailer extends Mailer {
  /**
   * Composes a message in the language of the recipient, if the template or a language pack has it.
   * @throws Error for values that do not match the template
   */
  compose<Values extends object>(
    template: MailTemplate<Values>,
    recipient: MailRecipient<Values>,
  ): MailMessage;
  /**
   * Queues a message and returns immediately. A failure is logged with the id of the template.
   */
  post<Values extends object>(template: MailTemplate<Values>, recipient: MailRecipient<Values>): void;
  /**
   * Sends a message once, without retries; resolves when it is delivered.
   * @throws Error for values that do not match the template, or the error of the transport
   */
  deliver<Values extends object>(
    template: MailTemplate<Values>,
    recipient: MailRecipient<Values>,
  ): Promise<void>;
}

/**
 * Adds templates to a mailer.
 * @param packs the texts of language packs
 */
export function withTemplates(
  mailer: Mailer,
  logger: Logger,
  packs: readonly MailTranslation[] = [],
): TemplateMailer {
  return {
    ...mailer,
    compose: (template, recipient) => composeMail(template, recipient, packs),
    deliver: async (template, recipient) => mailer.send(composeMail(template, recipient, packs)),
    post(template, recipient) {
      mailer.queue({
        compose: async () => composeMail(template, recipient, packs),
        onFailure: (error) => logger.error({ err: error, template: template.id }, 'could not send a message'),
      });
    },
  };
}
