import { StartError } from '../errors/start-error.ts';
import type { Logger } from '../logger.ts';
import type { ServerPlugin } from '../plugin.ts';
import type { ServerServices } from '../services.ts';

/** How long a plugin may take to be ready, in milliseconds: a migration of much content is slow, too. */
const readyLimit = 60_000;

/** After which the log says whom the start waits for, in milliseconds. */
const patience = 5000;

function notReady(id: string, reason: string, cause?: unknown): StartError {
  return new StartError('SERVER_PLUGIN_FAILED', `The plugin ${id} could not get ready: ${reason}`, cause);
}

interface ReadyOptions {
  readonly logger: Logger;
  /** What a plugin is handed, which may know who it is. */
  readonly servicesFor: (pluginId: string) => ServerServices;
  /** How long each may take, in milliseconds. @default a minute */
  readonly limit?: number;
}

async function readyOne(
  { id, onReady }: ServerPlugin,
  { logger, servicesFor, limit = readyLimit }: ReadyOptions,
): Promise<void> {
  if (onReady === undefined) return;
  const waiting = setTimeout(() => {
    logger.warn({ plugin: id }, 'the start waits for the onReady of a plugin');
  }, patience);
  let giveUp: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    giveUp = setTimeout(() => {
      reject(notReady(id, `its onReady was not done within ${limit / 1000} s.`));
    }, limit);
  });
  try {
    // An async wrapper, so that a synchronous throw and a rejection are the same thing.
    await Promise.race([(async () => onReady(servicesFor(id)))(), tooLate]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    logger.error({ err: error, plugin: id }, 'the onReady of a plugin failed');
    throw notReady(id, error instanceof Error ? error.message : String(error), error);
  } finally {
    clearTimeout(waiting);
    clearTimeout(giveUp);
  }
}

/**
 * Runs what plugins do before the first request, one after the other in the order of their list.
 * @throws StartError SERVER_PLUGIN_FAILED, which names the plugin, when one fails or takes too long
 */
export async function readyPlugins(plugins: readonly ServerPlugin[], options: ReadyOptions): Promise<void> {
  for (const plugin of plugins) await readyOne(plugin, options);
}
