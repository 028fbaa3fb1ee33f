import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';

/** What keeps the migrations of a plugin from being run: ids that are missing, used twice or out of order. */
export function reviewMigrations({
  id,
  migrations = [],
}: Pick<ServerPlugin, 'id' | 'migrations'>): readonly PluginProblem[] {
  const wrong = migrations.find((migration, index) => {
    const before = migrations[index - 1];
    return typeof migration.id !== 'string' || (before !== undefined && before.id >= migration.id);
  });
  if (wrong === undefined) return [];
  const message = `The migration ${wrong.id} of the plugin ${id} is out of order: their ids sort by age, as 0001-first-table.`;
  return [{ code: 'MIGRATION_INVALID', pluginId: id, message }];
}
