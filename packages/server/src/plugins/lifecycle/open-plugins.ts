import type { ContentSource } from '../../content/index.ts';
import type { Database } from '../../database/index.ts';
import { StartError } from '../../errors/start-error.ts';
import type { Logger } from '../../logger.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import type { ExternalPlugins } from '../external/open-external-plugins.ts';
import { resolvePlugins, type ResolutionHost } from '../resolution/resolve-plugins.ts';
import { buildContent, type BuiltContent } from '../content/build-content.ts';
import type { UsablePlugins } from '../resolution/plugin-needs.ts';
import { guardedSteps, type GuardedSteps } from './add-hooks.ts';
import { migratePlugins } from './migrate-plugins.ts';
import { trackPlugin } from './current-plugin.ts';

/** Plugins as an application lists them. */
export interface PluginList {
  readonly plugins: readonly unknown[];
  /** Ids of plugins without which the server does not start. @default none */
  readonly needs?: readonly string[];
  /** Ids of plugins that belong to the product itself. @default none */
  readonly trusted?: readonly string[];
  /** Names of the features of an edition that the application has but does not run. @default none */
  readonly promoted?: readonly string[];
}

/**
 * Logs each problem of a plugin that is left out.
 * @throws StartError with the code of the first problem when a plugin that the application needs is left out
 */
export function reportProblems(
  problems: readonly PluginProblem[],
  { needs = [], plugins }: { readonly needs?: readonly string[]; readonly plugins: UsablePlugins['plugins'] },
  logger: Logger,
): void {
  for (const { code, pluginId, message, cause } of problems) {
    logger.error({ code, plugin: pluginId, ...(cause === undefined ? {} : { err: cause }) }, message);
  }
  const missing = needs.find((need) => !plugins.some(({ id }) => id === need));
  if (missing === undefined) return;
  const problem = problems.find(({ pluginId }) => pluginId === missing);
  if (problem !== undefined) throw new StartError(problem.code, problem.message, problem.cause);
  throw new StartError(
    'SERVER_PLUGIN_MISSING',
    `The application needs plugin ${missing}, which is not installed.`,
  );
}

/** The usable plugins of a server, and its content with theirs. */
export interface OpenedPlugins extends Omit<BuiltContent, 'refusal'> {
  /** The steps of accounts that rejected plugins guard. */
  readonly guards: readonly GuardedSteps[];
  /** The built plugins beside the application. */
  readonly installed: ExternalPlugins['installed'];
}

/** Returns the steps that rejected plugins guard. Of plugins with the same id, the usable one runs its own hooks. */
function guardsOfRejected(
  candidates: readonly unknown[],
  usable: readonly { readonly id: string }[],
): readonly GuardedSteps[] {
  const ids = new Set(usable.map(({ id }) => id));
  return candidates.flatMap((candidate) => {
    const guard = guardedSteps(candidate);
    return guard === undefined || ids.has(guard.id) ? [] : [guard];
  });
}

/**
 * Resolves plugins, migrates their tables and adds their content to that of the application. A plugin with a problem is left
 * out, and so are the plugins that need it.
 * @throws StartError when a plugin that the application needs is left out, or its content cannot be used
 */
export async function openPlugins(
  list: PluginList & { readonly content: ContentSource; readonly external: ExternalPlugins },
  {
    database,
    logger,
    host,
  }: {
    readonly database: Database;
    readonly logger: Logger;
    readonly host: Omit<ResolutionHost, 'trusted'>;
  },
): Promise<OpenedPlugins> {
  const resolution = { ...host, trusted: list.trusted ?? [] };
  const { external } = list;
  const candidates = [...list.plugins, ...external.serverHalves];
  const resolved = resolvePlugins(candidates, resolution);
  const trusted = new Set(list.trusted);
  // Tracking the running plugin costs a sixth of the time of a small request, so trusted plugins are not tracked.
  const tracked = resolved.plugins.map((plugin) => (trusted.has(plugin.id) ? plugin : trackPlugin(plugin)));
  const migrated = await migratePlugins(database, tracked);
  const built = await buildContent(list.content, migrated.plugins, resolution);
  const problems = [...external.problems, ...resolved.problems, ...migrated.problems, ...built.problems];
  const { plugins, schemas } = built;
  reportProblems(problems, { ...list, plugins }, logger);
  if (built.refusal) throw built.refusal;
  const guards = [...external.guards, ...guardsOfRejected(candidates, plugins)];
  return { plugins, schemas, problems, guards, installed: external.installed };
}
