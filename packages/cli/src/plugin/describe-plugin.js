import { createServer } from 'vite';
import { CliError } from '../cli-error.js';

/** Returns the values that a module exports, also inside lists. */
const exported = (module) => [...new Set(Object.values(module).flat())];

const isPanelPlugin = (value) => value?.$$type === '@admin/Plugin';

/**
 * Returns the contributions of a panel plugin with their points: `shell.routes/notes.page`. A function that changes the list
 * of a point has no id.
 */
function contributionsOf({ contributes = [] }) {
  return contributes.flatMap(({ point, entries }) =>
    entries.map(({ kind, readKey }) => (kind === 'item' ? `${point.id}/${readKey()}` : point.id)),
  );
}

/**
 * Evaluates the modules of a plugin in Node.js, which is possible because plugins are inert descriptions.
 *
 * @param {{ root: string, panel: string | null, server: string | null, conditions: readonly string[] }} options paths of the
 *   modules, and further export conditions of packages
 * @returns {Promise<{ panel: any, server: any, contributes: readonly string[] }>}
 * @throws {CliError} when a module cannot be evaluated or exports no plugin
 */
export async function describePlugin({ root, panel, server, conditions }) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
    ssr: {
      noExternal: [/^@admin\//],
      resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    },
  });
  const evaluate = async (file, isWanted, kind) => {
    if (file === null) return null;
    let module;
    try {
      module = await vite.ssrLoadModule(file);
    } catch (error) {
      throw new CliError(
        `${file} cannot be evaluated: ${error.message}. Load everything that needs a browser with import().`,
      );
    }
    const plugin = exported(module).find(isWanted);
    if (!plugin) throw new CliError(`${file} exports nothing that was made with ${kind}.`);
    return plugin;
  };
  try {
    const panelPlugin = await evaluate(panel, isPanelPlugin, 'definePlugin');
    const isServerPlugin = (value) => typeof value?.id === 'string' && typeof value.title === 'string';
    const serverPlugin = await evaluate(server, isServerPlugin, 'defineServerPlugin');
    return {
      panel: panelPlugin,
      server: serverPlugin,
      contributes: panelPlugin ? contributionsOf(panelPlugin) : [],
    };
  } finally {
    await vite.close();
  }
}
