import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { ServerServices } from '../../plugin-api/server-services.ts';
import type { InitFacts } from '../../identity/init-facts.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/** How long a plugin may take, in milliseconds: the page on which people sign in waits for it. */
const patience = 2000;

interface FactOptions {
  readonly logger: Logger;
  /** What a plugin can reach of the server. */
  readonly servicesFor: (pluginId: string) => ServerServices;
  /** How long each may take, in milliseconds. @default two seconds */
  readonly limit?: number;
}

async function readOne(
  { id, init }: Pick<ServerPlugin, 'id' | 'init'>,
  { logger, servicesFor, limit = patience }: FactOptions,
): Promise<InitFacts> {
  if (init === undefined) return {};
  try {
    return await withinTime(limit, 'It', () => init(servicesFor(id)));
  } catch (error) {
    logger.error({ err: error, plugin: id }, `what ${id} tells before the sign-in could not be read`);
    return {};
  }
}

/**
 * What plugins tell everybody before they sign in. What fails of it is missing and logged in the plugin's name: nobody is
 * kept out. Of two that tell the same, the first is believed.
 */
export async function readInitFacts(
  plugins: readonly Pick<ServerPlugin, 'id' | 'init'>[],
  options: FactOptions,
): Promise<InitFacts> {
  const told = await Promise.all(plugins.map((plugin) => readOne(plugin, options)));
  return Object.assign({}, ...told.toReversed()) as InitFacts;
}
