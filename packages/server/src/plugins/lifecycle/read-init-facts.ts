import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { Init } from '@admin/contract';
import type { IdentityService } from '../../identity/identity-service.ts';
import type { InitFacts, ServerPlugin } from '../../plugin-api/server-plugin.ts';

/** Milliseconds. The sign-in page waits for these facts. */
const defaultTimeout = 2000;

interface FactOptions {
  readonly logger: Logger;
  readonly contextOf: (pluginId: string) => PluginContext;
  /** Milliseconds that each plugin may take. @default 2000 */
  readonly limit?: number;
}

async function readOne(
  { id, init }: Pick<ServerPlugin, 'id' | 'init'>,
  { logger, contextOf, limit = defaultTimeout }: FactOptions,
): Promise<InitFacts> {
  if (init === undefined) return {};
  try {
    return await withinTime(limit, 'It', () => init(contextOf(id)));
  } catch (error) {
    logger.error({ err: error, plugin: id }, `init of ${id} failed`);
    return {};
  }
}

/**
 * Reads the facts that plugins add to `GET /admin/init`. Those of a plugin that fails are left out and logged. If two
 * plugins provide the same fact, the first one is used.
 */
export async function readInitFacts(
  plugins: readonly Pick<ServerPlugin, 'id' | 'init'>[],
  options: FactOptions,
): Promise<InitFacts> {
  const facts = await Promise.all(plugins.map((plugin) => readOne(plugin, options)));
  return Object.assign({}, ...facts.toReversed()) as InitFacts;
}

/** Creates the reader of `GET /admin/init`. Facts of plugins never replace those of the server. */
export function createInitReader(
  identity: Pick<IdentityService, 'readInit'>,
  plugins: readonly Pick<ServerPlugin, 'id' | 'init'>[],
  options: FactOptions,
): () => Promise<Init> {
  return async () => {
    const [own, facts] = await Promise.all([identity.readInit(), readInitFacts(plugins, options)]);
    return { ...own, ...facts, ...own };
  };
}
