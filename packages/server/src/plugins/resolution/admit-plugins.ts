import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { isKebabCase } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

/** Ids that are path prefixes of the server itself; the endpoints of a plugin are below its id. */
const reservedIds = new Set(['admin', 'api', 'uploads']);

type PropertyKind = 'value' | 'list' | 'function';

/** Every property of a plugin. */
const properties: Readonly<Record<keyof ServerPlugin, PropertyKind>> = {
  id: 'value',
  title: 'value',
  description: 'value',
  panelPlugin: 'value',
  version: 'value',
  needs: 'value',
  settings: 'value',
  variables: 'list',
  services: 'list',
  migrations: 'list',
  actions: 'list',
  contentTypes: 'list',
  components: 'list',
  extendContentTypes: 'list',
  internalTypes: 'list',
  linkTargets: 'list',
  customFields: 'list',
  blockSchemas: 'list',
  conditions: 'list',
  valuedConditions: 'list',
  contentApiActions: 'list',
  routes: 'list',
  before: 'list',
  beforeUser: 'list',
  changeHooks: 'list',
  recorders: 'list',
  listeners: 'list',
  mails: 'list',
  mailTexts: 'list',
  jobs: 'list',
  features: 'list',
  contentRoutes: 'function',
  namedProjections: 'function',
  authenticateApiClient: 'function',
  init: 'function',
  onSignOut: 'function',
  onReady: 'function',
  contentTypeOptions: 'function',
  panelOrigins: 'function',
};

const ofKind = (kind: PropertyKind) =>
  Object.keys(properties).filter((name) => properties[name as keyof ServerPlugin] === kind);
const lists = ofKind('list');
const functions = ofKind('function');

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfObjects(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((item) => isObject(item)));
}

/** Returns why an entry of the list is not a plugin; undefined when it is one. */
function findFault(plugin: Readonly<Record<string, unknown>>): string | undefined {
  const { id, title, needs, panelPlugin } = plugin;
  if (typeof id !== 'string' || !isKebabCase(id)) {
    return `The id of the server plugin "${String(id)}" is not kebab case: use a-z, 0-9 and single dashes.`;
  }
  if (reservedIds.has(id)) {
    return `A server plugin cannot have the id ${id}: the path /${id} belongs to the server.`;
  }
  if (typeof title !== 'string' || title === '') return `The plugin ${id} has no title: give it one.`;
  if (panelPlugin !== undefined && (typeof panelPlugin !== 'string' || !isKebabCase(panelPlugin))) {
    return `The panelPlugin of the plugin ${id} must be the id of a plugin of the panel.`;
  }
  const malformed = lists.find((name) => !isListOfObjects(plugin[name]));
  if (malformed !== undefined)
    return `The ${malformed} of the plugin ${id} must be a list of objects, each created with its define function.`;
  if (needs !== undefined && (!isObject(needs) || !Object.values(needs).every(isText))) {
    return `The needs of the plugin ${id} must map plugin ids to version ranges.`;
  }
  const invalidFunction = functions.find(
    (name) => plugin[name] !== undefined && typeof plugin[name] !== 'function',
  );
  if (invalidFunction !== undefined) {
    return `The ${invalidFunction} of the plugin ${id} must be a function.`;
  }
  // A misspelt `before` would leave open what its hooks prevent.
  const unknown = Object.keys(plugin).find((name) => !Object.hasOwn(properties, name));
  return unknown === undefined
    ? undefined
    : `The plugin ${id} has the property ${unknown}, which no server plugin has: correct its name or remove it.`;
}

/** Returns the fault of an entry, also when reading a property throws. */
function faultOf(plugin: Readonly<Record<string, unknown>>): string | undefined {
  try {
    return findFault(plugin);
  } catch (error) {
    return `The plugin ${String(plugin['id'])} cannot be read: ${String(error)}`;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/**
 * Returns the well-formed plugins of a list, each id once, and the problems of the others. A list in JavaScript may contain
 * anything, and a circular import gives undefined.
 */
export function admitPlugins(candidates: readonly unknown[]): {
  readonly plugins: readonly ServerPlugin[];
  readonly problems: readonly PluginProblem[];
} {
  const plugins = new Map<string, ServerPlugin>();
  const problems: PluginProblem[] = [];
  const invalid = (pluginId: string, message: string) =>
    problems.push({ code: 'SERVER_PLUGIN_INVALID', pluginId, message });
  for (const [index, candidate] of candidates.entries()) {
    if (!isObject(candidate) || !('id' in candidate)) {
      const type = typeOf(candidate);
      invalid(
        `plugins[${index}]`,
        `Entry ${index} of the list of server plugins is ${type}: list the results of defineServerPlugin.`,
      );
      continue;
    }
    const fault = faultOf(candidate);
    // The outer form is valid; the parts are validated later.
    const plugin = candidate as unknown as ServerPlugin;
    if (fault !== undefined) invalid(String(candidate['id']), fault);
    else if (plugins.has(plugin.id)) {
      problems.push({
        code: 'SERVER_PLUGIN_DUPLICATE',
        pluginId: plugin.id,
        message: `Two server plugins have the id ${plugin.id}.`,
      });
    } else plugins.set(plugin.id, plugin);
  }
  return { plugins: [...plugins.values()], problems };
}
