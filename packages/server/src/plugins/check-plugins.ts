import { StartError } from '../errors/start-error.ts';
import type { ServerPlugin } from '../plugin.ts';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Below these paths the server itself answers; the endpoints of a plugin stand below its id. */
const takenIds = new Set(['admin', 'api', 'uploads']);

function invalid(reason: string): StartError {
  return new StartError('SERVER_PLUGIN_INVALID', reason);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}

/** An author without a compiler may list anything, and a circle of imports lists undefined. */
function assertPlugin(value: unknown, index: number): asserts value is ServerPlugin {
  if (typeof value !== 'object' || value === null || !('id' in value)) {
    throw invalid(
      `Entry ${index} of the list of server plugins is ${typeOf(value)}: list what defineServerPlugin gave.`,
    );
  }
  if (typeof value.id !== 'string' || !kebabCase.test(value.id)) {
    throw invalid(
      `The id of the server plugin "${String(value.id)}" is not kebab case: use a-z, 0-9 and single dashes.`,
    );
  }
  if (takenIds.has(value.id)) {
    throw invalid(
      `A server plugin cannot be called ${value.id}: the server itself answers below /${value.id}.`,
    );
  }
}

function assertOwnActions({ id, actions = [] }: ServerPlugin): void {
  const foreign = actions.find((action) => !action.id.startsWith(`plugin::${id}.`));
  if (foreign === undefined) return;
  throw new StartError(
    'ACTION_FOREIGN',
    `The action ${foreign.id} of the plugin ${id} must start with plugin::${id}. and say what is done.`,
  );
}

/**
 * Refuses a list of server plugins of which one could be taken for another: ids that are missing, malformed,
 * the server's own or used twice, actions in the name of somebody else.
 * @throws StartError SERVER_PLUGIN_INVALID, SERVER_PLUGIN_DUPLICATE or ACTION_FOREIGN
 */
export function checkPlugins(plugins: readonly unknown[]): void {
  const ids = new Set<string>();
  for (const [index, plugin] of plugins.entries()) {
    assertPlugin(plugin, index);
    if (ids.has(plugin.id)) {
      throw new StartError('SERVER_PLUGIN_DUPLICATE', `Two server plugins have the id ${plugin.id}.`);
    }
    ids.add(plugin.id);
    assertOwnActions(plugin);
  }
}
