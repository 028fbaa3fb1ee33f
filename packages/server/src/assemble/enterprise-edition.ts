import type { ServerConfig } from '../config/index.ts';
import { StartError } from '../errors/index.ts';
import type { ServerPlugin } from '../plugin-api/index.ts';
import type { PluginList } from '../plugins/lifecycle/open-plugins.ts';

/** The plugins that an application runs in addition to its own when `ENTERPRISE` is set. */
export interface EnterpriseEdition {
  /** Names of the features that the plugins declare. Without the flag, clients may describe them to their users. */
  readonly features: readonly string[];
  /** Loads the plugins. Never called without the flag. Their routes and actions may have any name. */
  readonly load: () => Promise<readonly ServerPlugin[]>;
}

async function loadEdition({ load }: EnterpriseEdition): Promise<readonly ServerPlugin[]> {
  try {
    return await load();
  } catch (error) {
    throw new StartError(
      'EDITION_NOT_LOADED',
      `The enterprise edition could not be loaded: ${String(error)}`,
      error,
    );
  }
}

/**
 * Returns the plugins of an application: with those of its enterprise edition if the flag is set, otherwise with the
 * names of the features that it lacks.
 * @throws StartError EDITION_NOT_LOADED
 */
export async function withEdition(
  { plugins, trusted = [], enterprise }: PluginList & { readonly enterprise?: EnterpriseEdition },
  config: Pick<ServerConfig, 'enterprise'>,
): Promise<Pick<PluginList, 'plugins' | 'trusted' | 'promoted'>> {
  if (enterprise === undefined) return { plugins, trusted };
  if (!config.enterprise) return { plugins, trusted, promoted: enterprise.features };
  const edition = await loadEdition(enterprise);
  return { plugins: [...plugins, ...edition], trusted: [...trusted, ...edition.map(({ id }) => id)] };
}
