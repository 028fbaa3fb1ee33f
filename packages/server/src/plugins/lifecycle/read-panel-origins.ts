import type { PanelOrigins } from '../../config/server-config.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

const kinds = ['img', 'media', 'frame', 'connect'] as const satisfies readonly (keyof PanelOrigins)[];

/** The maximum number of origins of one kind that a plugin adds: they are in a header of every document. */
const maxOrigins = 50;

/** Throws unless a source is the origin of one site: a wildcard or a path would mean more or less than it seems. */
function assertOrigin(source: string): void {
  const isOrigin =
    /^https?:\/\/(?:\[[\da-f:]+\]|[\w.-]+)(?::\d+)?$/.test(source) && new URL(source).origin === source;
  if (!isOrigin)
    throw new TypeError(`${JSON.stringify(source)} is no origin, such as https://www.example.com`);
}

function checked(origins: Partial<PanelOrigins>): Partial<PanelOrigins> {
  for (const kind of kinds) {
    const list = origins[kind] ?? [];
    if (list.length > maxOrigins) throw new TypeError(`${kind} has more than ${maxOrigins} origins`);
    for (const source of list) assertOrigin(source);
  }
  return origins;
}

/**
 * Returns the origins that the panel may use: those of the configuration, and those of plugins. The origins of a plugin that
 * fails or names anything else are left out and logged.
 */
export function readPanelOrigins(
  plugins: readonly Pick<ServerPlugin, 'id' | 'panelOrigins'>[],
  configured: PanelOrigins,
  { logger, contextOf }: { readonly logger: Logger; readonly contextOf: (pluginId: string) => PluginContext },
): PanelOrigins {
  const added = plugins.flatMap(({ id, panelOrigins }) => {
    try {
      return panelOrigins === undefined ? [] : [checked(panelOrigins(contextOf(id)))];
    } catch (error) {
      logger.error({ err: error, plugin: id }, `panelOrigins of ${id} failed`);
      return [];
    }
  });
  const all = (kind: keyof PanelOrigins): readonly string[] => [
    ...new Set([configured, ...added].flatMap((origins) => origins[kind] ?? [])),
  ];
  return { img: all('img'), media: all('media'), frame: all('frame'), connect: all('connect') };
}
