import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody whom webhooks call. */
export interface HeldReceiver {
  readonly url: string;
  /** How often each message was taken, by its id. */
  readonly taken: ReadonlyMap<string, number>;
  /** Calls that wait for an answer. */
  readonly held: number;
  /** Calls whose caller went away before there was an answer. */
  readonly broken: number;
  /** Answers no call from now on. */
  hold(): void;
  /** Answers those that wait, and every call from now on. */
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
    const answer = (): void => {
      waiting.delete(answer);
      taken.set(id, (taken.get(id) ?? 0) + 1);
      response.end();
    };
    response.on('close', () => {
      if (waiting.delete(answer)) broken += 1;
    });
    request.resume().on('end', () => {
      if (isHolding) waiting.add(answer);
      else answer();
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
      for (const answer of waiting) answer();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
