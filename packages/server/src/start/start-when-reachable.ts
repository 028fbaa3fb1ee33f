import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../config/index.ts';
import { isDatabaseUnreachable } from '../database/database-error.ts';
import { openWaitingServer, type WaitingServer } from '../http/waiting-server.ts';
import type { Logger } from '../logger.ts';

/** Milliseconds before the second attempt, and the longest pause between two; each pause doubles the previous one. */
const firstPause = 500;
const maxPause = 10_000;

/** Returns the messages of an error and its causes, which never contain the connection string. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/**
 * Starts a server, and retries while PostgreSQL is unreachable. Until then the port responds that the server is alive
 * but not ready. Rethrows any other error.
 */
export async function startWhenReachable<Started>(
  start: () => Promise<Started>,
  {
    config,
    logger,
    pause = wait,
  }: {
    readonly config: Pick<ServerConfig, 'databaseUrl' | 'host' | 'port'>;
    readonly logger: Pick<Logger, 'warn'>;
    /** @param milliseconds until the next attempt */
    readonly pause?: (milliseconds: number) => Promise<unknown>;
  },
): Promise<Started> {
  let waiting: WaitingServer | null = null;
  try {
    for (let retryIn = firstPause; ; retryIn = Math.min(retryIn * 2, maxPause)) {
      try {
        return await start();
      } catch (error) {
        if (config.databaseUrl === null || !isDatabaseUnreachable(error)) throw error;
        waiting ??= await openWaitingServer(config);
        logger.warn({ reason: reasonOf(error), retryIn }, 'database unreachable, retrying');
        await pause(retryIn);
      }
    }
  } finally {
    await waiting?.close();
  }
}
