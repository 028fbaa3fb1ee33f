import { createServer } from 'node:net';
import { StartError } from '../errors/start-error.ts';

/** Addresses that listen on all interfaces and cannot be opened in a browser. */
const wildcardAddresses: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Returns the origin of a server for clients on this machine. */
export function listeningOrigin(host: string, port: number): string {
  const name = wildcardAddresses.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Converts an error of `listen` to a StartError; returns other errors unchanged. */
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
 * Throws when the server cannot listen on the address. Runs before the data folder is prepared.
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
