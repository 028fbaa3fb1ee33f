import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response that the proxy sends instead of the server. */
export interface Fault {
  readonly status: number;
  /** An object is sent as JSON, a text as the error page of a gateway. */
  readonly body: object | string;
}

/** A fault, or a broken connection. */
export type Trouble = Fault | 'no answer';

/**
 * A proxy in front of a running product that fails on demand. All other responses come from the real server over a real
 * connection.
 */
export class FaultyProxy {
  readonly #target: string;
  readonly #server: Server;
  readonly #troubles = new Map<string, Trouble>();
  readonly #seen: string[] = [];
  #edit: (page: string) => string = (page) => page;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
  }

  static async inFrontOf(target: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get panel(): string {
    return `${this.origin}/admin`;
  }

  /** Makes further calls fail, such as `POST /admin/login`. */
  fail(call: string, trouble: Trouble): void {
    this.#troubles.set(call, trouble);
  }

  /** Forwards a call again. */
  repair(call: string): void {
    this.#troubles.delete(call);
  }

  /** Changes the page of the panel in responses. */
  edit(change: (page: string) => string): void {
    this.#edit = change;
  }

  /** The calls in their order. */
  get calls(): readonly string[] {
    return this.#seen;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const call = `${incoming.method} ${new URL(incoming.url ?? '/', this.origin).pathname}`;
    this.#seen.push(call);
    const trouble = this.#troubles.get(call);
    if (trouble === 'no answer') {
      incoming.socket.destroy();
      return;
    }
    if (trouble) {
      const isText = typeof trouble.body === 'string';
      outgoing.writeHead(trouble.status, { 'content-type': isText ? 'text/html' : 'application/json' });
      outgoing.end(isText ? trouble.body : JSON.stringify(trouble.body));
      return;
    }
    // Uncompressed, so that responses can be changed.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    // One connection per request: the server may close a kept one just when it is reused.
    const onward = request(this.#target + (incoming.url ?? '/'), {
      method: incoming.method,
      headers,
      agent: false,
    });
    incoming.pipe(onward);
    // A server that stops during a request sends no response.
    onward.once('error', () => incoming.socket.destroy());
    const response = await new Promise<IncomingMessage>((resolve) => onward.once('response', resolve));
    if (!(response.headers['content-type'] ?? '').startsWith('text/html')) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      return;
    }
    const page = this.#edit(Buffer.concat(await response.toArray()).toString());
    const { 'content-length': _, ...rest } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, rest);
    outgoing.end(page);
  }
}
