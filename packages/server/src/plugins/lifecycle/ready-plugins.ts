import { isDatabaseUnreachable } from '../../database/database-error.ts';
import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { leaveOut, type UsablePlugins } from '../resolution/plugin-needs.ts';

/** Milliseconds that `onReady` of a plugin may take; a migration of large content is slow. */
const readyLimit = 60_000;

/** Milliseconds after which a warning names the plugin that delays the start. */
const warningDelay = 5000;

interface ReadyOptions {
  readonly logger: Logger;
  /** Returns the context of a plugin. */
  readonly contextOf: (pluginId: string) => PluginContext;
  /** Milliseconds that each plugin may take. @default 60,000 */
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
 * Runs `onReady` of the plugins in sequence. A plugin that fails or takes too long is left out, and so are the plugins that
 * need it, without running theirs.
 * @throws DatabaseError `connection-lost`, which is not a fault of the plugin
 */
export async function readyPlugins(
  plugins: readonly ServerPlugin[],
  options: ReadyOptions,
): Promise<UsablePlugins> {
  return leaveOut(plugins, (plugin) => readyOne(plugin, options));
}
