import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the endpoint was told: the last part of the address, and the body. */
export interface Told {
  readonly path: string;
  readonly body: unknown;
}

/** Where an operator hears of the use of an installation: another origin, with a status of the test's choice. */
export class AnalyticsEndpoint {
  readonly told: Told[] = [];
  status = 200;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
        'access-control-allow-methods': 'POST',
      };
      if (request.method === 'OPTIONS') {
        response.writeHead(204, headers).end();
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = (request.url ?? '').split('/').at(-1) ?? '';
        this.told.push({ path, body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.writeHead(this.status, headers).end();
      });
    });
  }

  static async start(): Promise<AnalyticsEndpoint> {
    const endpoint = new AnalyticsEndpoint();
    endpoint.#server.listen(0, '127.0.0.1');
    await once(endpoint.#server, 'listening');
    return endpoint;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/stats`;
  }

  /** The bodies that came to a path, in their order. */
  bodies(path: string): readonly unknown[] {
    return this.told.filter((message) => message.path === path).map(({ body }) => body);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
