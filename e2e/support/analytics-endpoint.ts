import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the endpoint: the last segment of its path, and its body. */
export interface AnalyticsRequest {
  readonly path: string;
  readonly body: unknown;
}

/** An analytics endpoint at another origin, whose status the test sets. */
export class AnalyticsEndpoint {
  readonly requests: AnalyticsRequest[] = [];
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
        this.requests.push({ path, body: JSON.parse(Buffer.concat(chunks).toString()) });
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

  /** Returns the bodies of the requests to a path, in order. */
  bodies(path: string): readonly unknown[] {
    return this.requests.filter((message) => message.path === path).map(({ body }) => body);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
