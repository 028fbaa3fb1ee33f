import { once } from 'node:events';
import { createServer } from 'node:http';
import { listenError, type ServerConfig } from '../config/index.ts';
import { livePath } from './health.ts';

/** An HTTP server that responds until the database is reachable. */
export interface WaitingServer {
  close(): Promise<void>;
}

const body = JSON.stringify({
  data: null,
  error: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'The database cannot be reached',
    details: {},
  },
});

/**
 * Listens on the server's address: responds to liveness checks, and with 503 and `Retry-After` to all other requests.
 * @throws StartError PORT_IN_USE, PORT_FORBIDDEN or HOST_UNKNOWN
 */
export async function openWaitingServer({
  host,
  port,
}: Pick<ServerConfig, 'host' | 'port'>): Promise<WaitingServer> {
  const server = createServer((request, response) => {
    if (request.url === livePath) response.writeHead(204).end();
    else {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' };
      // A request body is not read: without this the client would send it all.
      response.writeHead(503, { ...headers, connection: 'close' }).end(body);
    }
  });
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, host, port);
  }
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
