import type { ContentType, Schemas } from '@admin/content-model';
import { withEdition } from '../assemble/enterprise-edition.ts';
import { hostDeclarations } from '../assemble/plugin-host.ts';
import type { ServerConfig } from '../config/index.ts';
import { readContent, type Projection } from '../content/index.ts';
import type { StartError } from '../errors/index.ts';
import { hostVersion } from '../host-version.ts';
import type { PluginProblem } from '../plugin-api/plugin-facts.ts';
import { buildContent } from '../plugins/content/build-content.ts';
import { openExternalPlugins } from '../plugins/external/open-external-plugins.ts';
import { resolvePlugins } from '../plugins/resolution/resolve-plugins.ts';
import type { Application } from './start-server.ts';

/** The content types of an application with its plugins, and what is wrong with them. */
export interface ApplicationSchemas {
  readonly schemas: Schemas;
  /** Returns the projections of a content type by name; of two plugins with the same name, that of the first. */
  readonly projectionsOf: (contentType: ContentType) => ReadonlyMap<string, Projection>;
  /** The number of plugins, listed and built ones, unusable ones included. */
  readonly plugins: number;
  readonly problems: readonly PluginProblem[];
  /** Why the application cannot start with its content types; absent when it can. */
  readonly refusal?: StartError | undefined;
}

/**
 * Reads the content types of an application and its plugins, without a database: built plugins count as enabled, because only
 * the database contains those that administrators disabled.
 */
export async function applicationSchemas(
  application: Application,
  config: Pick<ServerConfig, 'enterprise' | 'contentDir' | 'basePath' | 'dataDir' | 'externalPlugins'>,
): Promise<ApplicationSchemas> {
  const { plugins, trusted = [] } = await withEdition(application, { enterprise: config.enterprise });
  const source = readContent(config.contentDir ?? application.contentDir);
  const host = { ...hostDeclarations(config.basePath, source.uids), trusted };
  const external = await openExternalPlugins({
    dataDir: config.dataDir,
    configured: config.externalPlugins,
    workingDir: process.cwd(),
    hostVersion,
    listed: plugins,
    disabled: new Set(),
  });
  const resolved = resolvePlugins([...plugins, ...external.serverHalves], host);
  const built = await buildContent(source, resolved.plugins, host);
  const { schemas, refusal } = built;
  return {
    schemas,
    projectionsOf: (contentType) =>
      new Map(
        built.plugins
          .toReversed()
          .flatMap(({ namedProjections }) => [...(namedProjections?.(contentType, schemas) ?? [])]),
      ),
    refusal,
    plugins: plugins.length + external.installed.length + external.problems.length,
    problems: [...external.problems, ...resolved.problems, ...built.problems],
  };
}
