import { listeningOrigin } from '../../config/listening-origin.ts';
import type { ServerConfig } from '../../config/server-config.ts';

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
