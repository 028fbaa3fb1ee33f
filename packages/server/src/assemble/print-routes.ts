import { coreRoutes } from '../core-routes/core-routes.ts';
import type { ServerPlugin } from '../plugin-api/index.ts';
import { withEdition, type EnterpriseEdition } from './enterprise-edition.ts';
import { hostDeclarations } from './plugin-host.ts';
import { resolvePlugins } from '../plugins/resolution/resolve-plugins.ts';
import { hostRoutes } from '../http/routes/route-table.ts';
import { createRouteTable, routesInventory, type InventoryLine } from '../http/routes/route-table.ts';

/** The default path of the panel. */
const panelPath = '/admin';

interface RoutedApplication {
  readonly plugins: readonly ServerPlugin[];
  readonly trusted?: readonly string[];
  readonly enterprise?: EnterpriseEdition;
}

/** Returns every route of an application's server in the enterprise edition, with its panel at the default path. */
export async function listRoutes(application: RoutedApplication): Promise<readonly InventoryLine[]> {
  const { plugins, trusted = [] } = await withEdition(application, { enterprise: true });
  const resolved = resolvePlugins(plugins, { ...hostDeclarations(panelPath), trusted });
  return [...routesInventory(createRouteTable(coreRoutes, resolved.plugins)), ...hostRoutes(panelPath)];
}

/** Prints every route of an application with its policy, one per line. */
export async function printRoutes(application: RoutedApplication): Promise<void> {
  const lines = await listRoutes(application);
  const width = Math.max(...lines.map(({ path }) => path.length));
  for (const { method, path, policy, owner } of lines) {
    process.stdout.write(`${method.padEnd(6)} ${path.padEnd(width)}  ${policy}  (${owner})\n`);
  }
  process.stdout.write(`${lines.length} routes, each with a policy\n`);
}
