import { identityRoutes } from '../identity/routes/index.ts';
import type { ServerPlugin } from '../plugin.ts';
import { tokenRoutes } from '../tokens/index.ts';
import { createRouteTable, routesInventory } from './routes/route-table.ts';

/** Writes every route of an application with its policy to the standard output, one a line. */
export function printRoutes(application: { readonly plugins: readonly ServerPlugin[] }): void {
  const lines = routesInventory(createRouteTable([...identityRoutes, ...tokenRoutes], application.plugins));
  const width = Math.max(...lines.map(({ path }) => path.length));
  for (const { method, path, policy, owner } of lines) {
    process.stdout.write(`${method.padEnd(6)} ${path.padEnd(width)}  ${policy}  (${owner})\n`);
  }
  process.stdout.write(`${lines.length} routes, each with a policy\n`);
}
