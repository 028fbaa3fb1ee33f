import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A webhook receiver that can defer its responses. */
export interface HeldReceiver {
  readonly url: string;
  /** How often each message was acknowledged, by its id. */
  readonly taken: ReadonlyMap<string, number>;
  /** The number of calls that wait for a response. */
  readonly held: number;
  /** The number of calls that the caller closed before a response. */
  readonly broken: number;
  /** Defers the responses to all calls from now on. */
  hold(): void;
  /** Responds to the waiting calls and to every call from now on. */
  release(): void;
  close(): Promise<void>;
}

/** Starts a receiver on a free port of this machine. */
export async function startHeldReceiver(): Promise<HeldReceiver> {
  const taken = new Map<string, number>();
  const waiting = new Set<() => void>();
  let isHolding = false;
  let broken = 0;
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    const respond = (): void => {
      waiting.delete(respond);
      taken.set(id, (taken.get(id) ?? 0) + 1);
      response.end();
    };
    response.on('close', () => {
      if (waiting.delete(respond)) broken += 1;
    });
    request.resume().on('end', () => {
      if (isHolding) waiting.add(respond);
      else respond();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    taken,
    get held() {
      return waiting.size;
    },
    get broken() {
      return broken;
    },
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const respond of waiting) respond();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
