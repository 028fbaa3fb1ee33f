import type { NamedMailTemplate } from '../../mail/mail-template.ts';
import type { Route } from '../../plugin-api/route.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { admitPlugins } from './admit-plugins.ts';
import { withParts, type KnownParts } from './known-parts.ts';
import { orderByNeeds } from './plugin-needs.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { blockSchemaKeys, validateBlockSchemas } from './validate-block-schemas.ts';
import { validateActions, validateApiClientActions, validateConditions } from './validate-actions.ts';
import { validateContentTypes, validateExtensions } from './validate-content.ts';
import { validateCustomFields } from './validate-content.ts';
import { validateInternalTypes } from './validate-content.ts';
import { validateFeatures, validateJobs } from './validate-work.ts';
import { validateChangeHooks, validateListeners } from './validate-work.ts';
import { validateMailTexts } from './validate-mails.ts';
import { validateMails } from './validate-mails.ts';
import { validateMigrations } from './validate-content.ts';
import { validateNeeds } from './plugin-needs.ts';
import { addressOf, validateRoutes } from './validate-routes.ts';
import { validateServices } from './validate-services.ts';
import { validateSettings } from './validate-configuration.ts';
import { validateVariables } from './validate-configuration.ts';
import { withSettings } from '../settings/with-settings.ts';

/** The parts of the server with which plugins are validated. */
export interface ResolutionHost {
  /** The path of the panel, such as `/admin`. */
  readonly panelPath: string;
  /** The server's own routes. */
  readonly routes: readonly Route[];
  /** Ids of the actions of the server itself. */
  readonly actions: readonly string[];
  /** Ids of the actions of API clients that exist without plugins. */
  readonly apiClientActions: readonly string[];
  /** Names of the environment variables that the server itself reads. */
  readonly variables: readonly string[];
  /** Ids of the server's own services. */
  readonly services: readonly string[];
  /** The server's own mails. */
  readonly mails: readonly NamedMailTemplate[];
  /** Ids of plugins that belong to the product: their routes and actions may have any path and id. */
  readonly trusted: readonly string[];
}

/** The usable plugins, sorted by their needs, and the problems of the others. */
export interface ResolvedPlugins {
  readonly plugins: readonly ServerPlugin[];
  readonly problems: readonly PluginProblem[];
}

const server = 'the server';

function hostParts(
  { panelPath, routes, actions, apiClientActions, variables, services, mails: ownMails }: ResolutionHost,
  admitted: readonly ServerPlugin[],
): KnownParts {
  const none: ReadonlyMap<string, string> = new Map();
  const mails = [...ownMails, ...admitted.flatMap((plugin) => plugin.mails ?? [])];
  return {
    panelPath,
    plugins: new Map(),
    routeKeys: withParts(
      none,
      routes.map(({ endpoint }) => addressOf(endpoint)),
      'core',
    ),
    actions: withParts(none, actions, server),
    apiClientActions: withParts(none, apiClientActions, server),
    variables: withParts(none, variables, server),
    services: withParts(none, services, server),
    blockSchemas: none,
    mails: new Map(mails.map((mail) => [mail.id, mail])),
    mailOwners: new Set([...ownMails.map(({ id }) => id.split('.')[0] ?? ''), ...idsOf(admitted)]),
  };
}

function idsOf(parts: readonly { readonly id: string }[]): readonly string[] {
  return parts.map((part) => part.id);
}

/** Returns the known parts with those of a plugin. */
function including(known: KnownParts, plugin: ServerPlugin): KnownParts {
  const { id, version, routes = [], actions = [], contentApiActions = [], services = [] } = plugin;
  const { variables = [] } = plugin;
  return {
    ...known,
    plugins: new Map([...known.plugins, [id, version]]),
    routeKeys: withParts(
      known.routeKeys,
      routes.map(({ endpoint }) => addressOf(endpoint)),
      id,
    ),
    actions: withParts(known.actions, idsOf(actions), id),
    apiClientActions: withParts(known.apiClientActions, idsOf(contentApiActions), id),
    variables: withParts(
      known.variables,
      variables.map(({ name }) => name),
      id,
    ),
    services: withParts(
      known.services,
      services.map(({ ref }) => ref.id),
      id,
    ),
    blockSchemas: withParts(known.blockSchemas, blockSchemaKeys(plugin), id),
  };
}

/** Returns the parts of the server and of resolved plugins. */
export function resolvedParts(host: ResolutionHost, plugins: readonly ServerPlugin[]): KnownParts {
  return plugins.reduce(including, hostParts(host, plugins));
}

function validateParts(
  plugin: ServerPlugin,
  known: KnownParts,
  isTrusted: boolean,
): readonly PluginProblem[] {
  const withOwn = including(known, plugin);
  return [
    ...validateNeeds(plugin, known),
    ...validateActions(plugin, known, isTrusted),
    ...validateApiClientActions(plugin, { ...known, actions: withOwn.actions }),
    ...validateConditions(plugin),
    ...validateRoutes(plugin, { ...withOwn, routeKeys: known.routeKeys }, isTrusted),
    ...validateVariables(plugin, known, isTrusted),
    ...validateServices(plugin, known),
    ...validateMigrations(plugin),
    ...validateContentTypes(plugin),
    ...validateExtensions(plugin),
    ...validateInternalTypes(plugin, isTrusted),
    ...validateCustomFields(plugin),
    ...validateBlockSchemas(plugin, known, isTrusted),
    ...validateListeners(plugin),
    ...validateChangeHooks(plugin),
    ...validateMails(plugin),
    ...validateMailTexts(plugin, known),
    ...validateJobs(plugin),
    ...validateFeatures(plugin),
  ];
}

/** Returns the path from a plugin to the first repeated one: `a → b → a`. */
function pathOfCycle(id: string, circular: readonly ServerPlugin[]): string {
  const path = [id];
  for (;;) {
    const last = path.at(-1);
    const needs = Object.keys(circular.find((plugin) => plugin.id === last)?.needs ?? {});
    const next = needs.find((need) => circular.some((plugin) => plugin.id === need));
    if (next === undefined) return path.join(' → ');
    path.push(next);
    if (path.indexOf(next) < path.length - 1) return path.join(' → ');
  }
}

/** A plugin with the parts that its settings add, and its problems. */
interface Validated {
  readonly plugin: ServerPlugin;
  readonly found: readonly PluginProblem[];
}

/** Validates a plugin. When reading a part throws, that is the problem. */
function validate(plugin: ServerPlugin, known: KnownParts, isTrusted: boolean): Validated {
  try {
    const settingsProblems = validateSettings(plugin);
    const whole = settingsProblems.length > 0 ? plugin : withSettings(plugin);
    return { plugin: whole, found: [...settingsProblems, ...validateParts(whole, known, isTrusted)] };
  } catch (cause) {
    const message = `A part of the plugin ${plugin.id} was not created with its define function: ${String(cause)}`;
    return { plugin, found: [{ code: 'SERVER_PLUGIN_INVALID', pluginId: plugin.id, message, cause }] };
  }
}

/**
 * Resolves a list of plugins to those that a server can use. It is pure: it runs no code of a plugin, and equal lists give
 * equal results. A plugin with a problem is left out as a whole, and so are the plugins that need it; all problems are
 * reported.
 */
export function resolvePlugins(candidates: readonly unknown[], host: ResolutionHost): ResolvedPlugins {
  const admitted = admitPlugins(candidates);
  const { ordered, circular } = orderByNeeds(admitted.plugins);
  const problems = [...admitted.problems];
  const plugins: ServerPlugin[] = [];
  let known = hostParts(host, admitted.plugins);
  for (const candidate of ordered) {
    const { plugin, found } = validate(candidate, known, host.trusted.includes(candidate.id));
    problems.push(...found);
    if (found.length > 0) continue;
    plugins.push(plugin);
    known = including(known, plugin);
  }
  for (const { id } of circular) {
    const message = `Circular plugin dependency: ${pathOfCycle(id, circular)}.`;
    problems.push({ code: 'SERVER_PLUGIN_CYCLE', pluginId: id, message });
  }
  return { plugins, problems };
}
