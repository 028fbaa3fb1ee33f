import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/** The time limit of one hook in milliseconds. */
const timeout = 5000;

/**
 * Creates the function that runs the sign-out hooks of plugins. A hook that fails is logged, and never keeps a user signed
 * in.
 */
export function createSignOut(
  plugins: readonly Pick<ServerPlugin, 'id' | 'onSignOut'>[],
  { logger, contextOf }: { readonly logger: Logger; readonly contextOf: (pluginId: string) => PluginContext },
): (session: { readonly sessionId: string; readonly userId: number }) => Promise<string | undefined> {
  return async (session) => {
    let target: string | undefined;
    for (const { id, onSignOut } of plugins) {
      if (onSignOut === undefined) continue;
      try {
        target ??= await withinTime(timeout, `onSignOut of ${id}`, () => onSignOut(session, contextOf(id)));
      } catch (error) {
        logger.error({ err: error, plugin: id }, `onSignOut of ${id} failed`);
      }
    }
    return target;
  };
}
