import { coreRoutes } from '../core-routes.ts';
import type { ServerPlugin } from '../plugin.ts';
import { hostRoutes } from './routes/host-routes.ts';
import { createRouteTable, routesInventory, type InventoryLine } from './routes/route-table.ts';

/** Everything that the server of an application answers to, at the usual address of its panel. */
export function listRoutes(application: {
  readonly plugins: readonly ServerPlugin[];
}): readonly InventoryLine[] {
  return [...routesInventory(createRouteTable(coreRoutes, application.plugins)), ...hostRoutes('/admin')];
}

/** Writes every route of an application with its policy to the standard output, one a line. */
export function printRoutes(application: { readonly plugins: readonly ServerPlugin[] }): void {
  const lines = listRoutes(application);
  const width = Math.max(...lines.map(({ path }) => path.length));
  for (const { method, path, policy, owner } of lines) {
    process.stdout.write(`${method.padEnd(6)} ${path.padEnd(width)}  ${policy}  (${owner})\n`);
  }
  process.stdout.write(`${lines.length} routes, each with a policy\n`);
}
