import type { Logger } from '../logger.ts';
import { composeMail, type MailRecipient } from './compose-mail.ts';
import type { MailTranslation } from './mail-language.ts';
import type { MailTemplate } from './mail-template.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** Sends mail, also by what plugins have described. */
export interface TemplateMailer extends Mailer {
  /**
   * Writes a message, in the language of whoever reads it where the template or a language pack has it.
   * @throws Error for values that are not those of the template
   */
  compose<Values extends object>(
    template: MailTemplate<Values>,
    recipient: MailRecipient<Values>,
  ): MailMessage;
  /**
   * Queues a message and returns at once. One that cannot be written or sent is logged by the name of its template, and
   * costs whoever asked for it nothing.
   */
  post<Values extends object>(template: MailTemplate<Values>, recipient: MailRecipient<Values>): void;
  /**
   * Sends a message now and resolves once it is handed over: for who tries again by themselves.
   * @throws Error for values that are not those of the template, or what the transport throws
   */
  deliver<Values extends object>(
    template: MailTemplate<Values>,
    recipient: MailRecipient<Values>,
  ): Promise<void>;
}

/**
 * Lets a mailer write messages from templates.
 * @param packs what language packs bring
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
        onFailure: (error) =>
          logger.error({ err: error, template: template.id }, 'a message could not be sent'),
      });
    },
  };
}
