import { listeningOrigin } from '../../config/port.ts';
import type { ServerConfig } from '../../config/server-config.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { QueuedMessage, MailMessage } from '../../mail/mailer.ts';

type LinkConfig = Pick<ServerConfig, 'publicUrl' | 'basePath' | 'host' | 'port'>;

/**
 * The address of a page of the panel. It follows from the configuration alone: a request's own idea of
 * where it was sent would let a stranger choose where a mailed link leads.
 * @param page inside the panel, with a leading slash
 */
export function panelLink(config: LinkConfig, page: string, query: Readonly<Record<string, string>>): string {
  const origin = config.publicUrl ?? listeningOrigin(config.host, config.port);
  return `${origin}${config.basePath}${page}?${new URLSearchParams(query).toString()}`;
}

/** A message around a link that opens an account. */
export interface LinkMessage {
  readonly link: string;
  readonly message: MailMessage;
}

/** While somebody develops on their own machine, there is no mailbox to look into. */
function showsLinks({ config }: Pick<IdentityContext, 'config'>): boolean {
  return config.nodeEnv === 'development' && config.smtpUrl === null;
}

/**
 * Queues a message with a link. In development without a mail server the link also stands in the log.
 * @param compose null when there turns out to be nobody to write to
 */
export function queueLink(
  context: Pick<IdentityContext, 'config' | 'logger' | 'mail'>,
  compose: () => Promise<LinkMessage | null>,
): void {
  const message: QueuedMessage = {
    async compose() {
      const composed = await compose();
      if (composed === null) return null;
      if (showsLinks(context)) context.logger.warn({ link: composed.link }, composed.message.subject);
      return composed.message;
    },
    onFailure(error) {
      context.logger.error({ err: error }, 'a message with a link could not be sent');
    },
  };
  context.mail.queue(message);
}
