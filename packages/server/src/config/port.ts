import { createServer } from 'node:net';
import { StartError } from '../errors/start-error.ts';

/** Addresses to listen on that are no address to go to. */
const wildcardAddresses: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where a server that listens there is found from this machine, as the address of a page begins. */
export function listeningOrigin(host: string, port: number): string {
  const name = wildcardAddresses.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Turns what the operating system says about an address into a sentence for the person who starts the server. */
export function listenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      'PORT_IN_USE',
      `Port ${port} of ${host} is already in use: choose another PORT.`,
      error,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      'PORT_FORBIDDEN',
      `Port ${port} needs administrator rights: choose a PORT above 1023.`,
      error,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError('HOST_UNKNOWN', `${host} is not an address of this machine: change HOST.`, error);
  }
  return error;
}

/**
 * Checks that the address can be listened on before anything on disk is touched.
 * @throws StartError PORT_IN_USE, PORT_FORBIDDEN or HOST_UNKNOWN
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => {
      reject(listenError(error, host, port));
    });
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise<void>((resolve) => {
    probe.close(() => {
      resolve();
    });
  });
}
