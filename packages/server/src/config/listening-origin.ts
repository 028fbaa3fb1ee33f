/** Addresses to listen on that are no address to go to. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where a server that listens there is found from this machine, as the address of a page begins. */
export function listeningOrigin(host: string, port: number): string {
  const name = everywhere.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
