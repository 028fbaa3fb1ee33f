import type { ServerConfig } from '../../config/server-config.ts';

/** Addresses to listen on that are no address to go to. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

type LinkConfig = Pick<ServerConfig, 'publicUrl' | 'basePath' | 'host' | 'port'>;

function originOf({ publicUrl, host, port }: LinkConfig): string {
  if (publicUrl !== null) return publicUrl;
  const name = everywhere.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * The address of a page of the panel. It follows from the configuration alone: a request's own idea of
 * where it was sent would let a stranger choose where a mailed link leads.
 * @param page inside the panel, with a leading slash
 */
export function panelLink(config: LinkConfig, page: string, query: Readonly<Record<string, string>>): string {
  return `${originOf(config)}${config.basePath}${page}?${new URLSearchParams(query).toString()}`;
}
