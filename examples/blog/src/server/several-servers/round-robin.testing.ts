import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of several servers. */
export interface RoundRobin {
  readonly origin: string;
  /** The number of requests of each server, in their order. */
  readonly handed: readonly number[];
  close(): Promise<void>;
}

/** Sends each request to the next server. A server that does not respond causes a 502; requests are not retried. */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const handed = origins.map(() => 0);
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const server = turn % origins.length;
    turn += 1;
    handed[server] = (handed[server] ?? 0) + 1;
    const { method, headers, url, socket } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress };
    const onward = request(
      new URL(url ?? '/', origins[server]),
      { method, headers: forwarded },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    onward.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(onward);
  };
  const proxy = createServer(pass);
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    handed,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
