import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ContentTypeOptions, ServerPlugin } from '../../plugin-api/server-plugin.ts';

/** Milliseconds that each plugin may take. */
const timeout = 2000;

type OptionsPlugin = Pick<ServerPlugin, 'id' | 'contentTypeOptions'>;

const none: ContentTypeOptions = {};

/**
 * Creates the reader of the options that plugins add to content types at run time. Those of a plugin that fails are left
 * out and logged. If two plugins set the same option, the first one is used.
 */
export function createContentTypeOptions(
  plugins: readonly OptionsPlugin[],
  { logger, contextOf }: { readonly logger: Logger; readonly contextOf: (pluginId: string) => PluginContext },
): () => Promise<ContentTypeOptions> {
  const owners = plugins.filter(({ contentTypeOptions }) => contentTypeOptions !== undefined);
  if (owners.length === 0) return () => Promise.resolve(none);

  const readOne = async ({ id, contentTypeOptions }: OptionsPlugin): Promise<ContentTypeOptions> => {
    try {
      const read = async () => (await contentTypeOptions?.(contextOf(id))) ?? none;
      return await withinTime(timeout, `contentTypeOptions of ${id}`, read);
    } catch (error) {
      logger.error({ err: error, plugin: id }, `contentTypeOptions of ${id} failed`);
      return none;
    }
  };
  return async () => {
    const merged: Record<string, Readonly<Record<string, unknown>>> = {};
    for (const options of (await Promise.all(owners.map(readOne))).toReversed()) {
      for (const [uid, values] of Object.entries(options)) merged[uid] = { ...merged[uid], ...values };
    }
    return merged;
  };
}
