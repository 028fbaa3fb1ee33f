import { Readable } from 'node:stream';
import { AppError, defineService, type PluginContext } from '@admin/server';
import { endOfLog, type Position } from './change-log.ts';
import { changeLimits, cursorOf, positionOf, readChanges, type ChangeView } from './read-changes.ts';

/** The maximum number of open streams: of this server, of one network and of one token. */
export const streamLimits = { server: 200, network: 20, token: 20 } as const;

/** Milliseconds of a stream: between two looks at the log, between two heartbeats, and until it ends. */
const defaultTimes = { poll: 1000, heartbeat: 15_000, life: 60_000 } as const;

export type StreamTimes = Readonly<Record<keyof typeof defaultTimes, number>>;

/** The reader of a stream. */
export interface StreamReader {
  /** The position after which changes are sent; null for those from now on. */
  readonly since: Position | null;
  /** The name of the token. */
  readonly reader: string;
  readonly network: string;
}

/** The open streams of changes of this server. */
export interface ChangeStreams {
  /** Opens a stream of server-sent events. Throws TOO_MANY_REQUESTS (429) above a limit. */
  readonly open: (view: ChangeView, reader: StreamReader) => Promise<Readable>;
  /** Ends all streams. */
  readonly close: () => void;
}

/** The service of streams of changes. */
export const changeStreamsRef = defineService<ChangeStreams>('content-api.change-streams');

function tooMany(): AppError {
  return new AppError({
    name: 'RateLimitError',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many open streams of changes',
  });
}

/** Counts open streams by key, and refuses those above a limit. */
class OpenStreams {
  readonly #counts = new Map<string, number>();

  /** Counts a stream; returns the function that ends it. @throws AppError TOO_MANY_REQUESTS (429) */
  enter({ reader, network }: Pick<StreamReader, 'reader' | 'network'>): () => void {
    const limits = [
      ['server', streamLimits.server],
      [`network ${network}`, streamLimits.network],
      [`token ${reader}`, streamLimits.token],
    ] as const;
    if (limits.some(([key, limit]) => (this.#counts.get(key) ?? 0) >= limit)) throw tooMany();
    for (const [key] of limits) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      for (const [key] of limits) {
        const count = (this.#counts.get(key) ?? 1) - 1;
        if (count === 0) this.#counts.delete(key);
        else this.#counts.set(key, count);
      }
    };
  }
}

/**
 * Creates the service. Each stream ends after a minute, and browsers reconnect with the id of the last event: that checks
 * the token again.
 */
export function createChangeStreams(
  services: Pick<PluginContext, 'database' | 'logger'>,
  times: StreamTimes = defaultTimes,
): ChangeStreams {
  const open = new OpenStreams();
  const closing = new AbortController();

  async function* events(view: ChangeView, start: Position, signal: AbortSignal): AsyncGenerator<string> {
    const endsAt = performance.now() + times.life;
    let position = start;
    let sentAt = performance.now();
    // The first bytes, so that the client learns that the stream is open, and where it starts.
    yield `retry: ${times.poll}\nid: ${cursorOf(position)}\nevent: open\ndata: {}\n\n`;
    while (!signal.aborted && performance.now() < endsAt) {
      const page = await readChanges(services, view, { since: position, limit: changeLimits.default });
      position = positionOf(page.meta.cursor);
      for (const { cursor, ...change } of page.data) {
        yield `id: ${cursor}\nevent: ${change.type}\ndata: ${JSON.stringify(change)}\n\n`;
        sentAt = performance.now();
      }
      if (page.meta.hasMore) continue;
      if (performance.now() - sentAt >= times.heartbeat) {
        yield ': still open\n\n';
        sentAt = performance.now();
      }
      await pause(times.poll, signal);
    }
  }

  return {
    async open(view, { since, ...reader }) {
      const leave = open.enter(reader);
      try {
        const start = since ?? (await endOfLog(services.database));
        // Fails here, with a response, if the changes since then are no longer stored.
        await readChanges(services, view, { since: start, limit: 1 });
        const ending = new AbortController();
        const signal = AbortSignal.any([closing.signal, ending.signal]);
        const stream = Readable.from(events(view, start, signal), { objectMode: false });
        stream.once('error', (error) => services.logger.warn({ err: error }, 'a stream of changes failed'));
        stream.once('close', () => {
          ending.abort();
          leave();
        });
        return stream;
      } catch (error) {
        leave();
        throw error;
      }
    },
    close: () => closing.abort(),
  };
}

/** Waits, or returns when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
