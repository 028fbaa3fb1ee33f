import { listeningOrigin } from '../../config/port.ts';
import type { ServerConfig } from '../../config/server-config.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { QueuedMessage, MailMessage } from '../../mail/mailer.ts';

type LinkConfig = Pick<ServerConfig, 'publicUrl' | 'basePath' | 'host' | 'port'>;

/**
 * Returns the URL of a page of the panel, from the configuration alone. With the Host header of a request, an attacker
 * could choose the target of a mailed link.
 * @param page the path in the panel, with a leading slash
 */
export function panelLink(config: LinkConfig, page: string, query: Readonly<Record<string, string>>): string {
  const origin = config.publicUrl ?? listeningOrigin(config.host, config.port);
  return `${origin}${config.basePath}${page}?${new URLSearchParams(query).toString()}`;
}

/** A message with a link that gives access to an account. */
export interface LinkMessage {
  readonly link: string;
  readonly message: MailMessage;
}

/** Returns whether links are logged: in development without a mail server there is no mailbox. */
function showsLinks({ config }: Pick<IdentityContext, 'config'>): boolean {
  return config.nodeEnv === 'development' && config.smtpUrl === null;
}

/**
 * Queues a message with a link. In development without a mail server, the link is also logged.
 * @param compose returns null when there is no recipient
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
      context.logger.error({ err: error }, 'could not send a message with a link');
    },
  };
  context.mail.queue(message);
}
