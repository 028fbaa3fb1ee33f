import { isDatabaseUnreachable } from '../../database/database-error.ts';
import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { leaveOut, type UsablePlugins } from '../resolution/plugin-needs.ts';

/** How long a plugin may take to be ready, in milliseconds: a migration of much content is slow, too. */
const readyLimit = 60_000;

/** After which the log says whom the start waits for, in milliseconds. */
const warningDelay = 5000;

interface ReadyOptions {
  readonly logger: Logger;
  /** What a plugin is handed, which may know who it is. */
  readonly contextOf: (pluginId: string) => PluginContext;
  /** How long each may take, in milliseconds. @default a minute */
  readonly limit?: number;
}

async function readyOne(
  { id, onReady }: ServerPlugin,
  { logger, contextOf, limit = readyLimit }: ReadyOptions,
): Promise<PluginProblem | undefined> {
  if (onReady === undefined) return undefined;
  const waiting = setTimeout(() => {
    logger.warn({ plugin: id }, 'start-up is waiting for onReady of a plugin');
  }, warningDelay);
  try {
    await withinTime(limit, 'its onReady', () => onReady(contextOf(id)));
    return undefined;
  } catch (cause) {
    if (isDatabaseUnreachable(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `onReady of plugin ${id} failed: ${reason}`;
    return { code: 'SERVER_PLUGIN_FAILED', pluginId: id, message, cause };
  } finally {
    clearTimeout(waiting);
  }
}

/**
 * Runs what plugins do before the first request, one after the other in the order of their list. One that fails or
 * takes too long is left out, with those that need it; these do not even begin.
 * @throws DatabaseError `connection-lost`, since the fault is not the plugin's
 */
export async function readyPlugins(
  plugins: readonly ServerPlugin[],
  options: ReadyOptions,
): Promise<UsablePlugins> {
  return leaveOut(plugins, (plugin) => readyOne(plugin, options));
}
