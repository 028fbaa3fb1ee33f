import type { ContentSource } from '../../content/index.ts';
import type { Database } from '../../database/index.ts';
import { StartError } from '../../errors/start-error.ts';
import type { Logger } from '../../logger.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { resolvePlugins, type ResolutionHost } from '../resolution/resolve-plugins.ts';
import { buildContent, type BuiltContent } from '../content/build-content.ts';
import type { UsablePlugins } from '../resolution/plugin-needs.ts';
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
 * Says of each plugin that is left out that it is, and why.
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

/** Plugins that a server goes on with, and its content with what they bring. */
export type OpenedPlugins = Omit<BuiltContent, 'refusal'>;

/**
 * Resolves plugins, brings their tables up to date and puts their content with that of the application. One with a mistake
 * is left out, with those that need it.
 * @throws StartError when a plugin that the application needs is left out, or its content cannot be used
 */
export async function openPlugins(
  list: PluginList & { readonly content: ContentSource },
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
  const resolved = resolvePlugins(list.plugins, { ...host, trusted: list.trusted ?? [] });
  const trusted = new Set(list.trusted);
  // Following who works costs a sixth of the time of a small request: the product's own plugins do without.
  const named = resolved.plugins.map((plugin) => (trusted.has(plugin.id) ? plugin : trackPlugin(plugin)));
  const migrated = await migratePlugins(database, named);
  const built = await buildContent(list.content, migrated.plugins);
  const problems = [...resolved.problems, ...migrated.problems, ...built.problems];
  const { plugins, schemas } = built;
  reportProblems(problems, { ...list, plugins }, logger);
  if (built.refusal) throw built.refusal;
  return { plugins, schemas, problems };
}
