import { isDatabaseUnreachable } from '../../database/database-error.ts';
import { findApplied, runMigrations, type Database } from '../../database/index.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { leaveOut, type UsablePlugins } from '../resolution/plugin-needs.ts';

/** Returns why the tables of a plugin do not match its migrations; undefined when they can be migrated. */
function mismatch(listed: readonly string[], applied: readonly string[]): string | undefined {
  const unknown = applied.find((id) => !listed.includes(id));
  if (unknown !== undefined)
    return `they have the unknown migration ${unknown}. Install the version that contains it`;
  const last = applied.at(-1);
  const late = last === undefined ? undefined : listed.find((id) => id < last && !applied.includes(id));
  if (late !== undefined) return `the new migration ${late} precedes an applied one. Give it a later id`;
  return undefined;
}

async function migrateOne(
  database: Database,
  { id, migrations = [] }: ServerPlugin,
): Promise<PluginProblem | undefined> {
  if (migrations.length === 0) return undefined;
  const problem = (reason: string, cause?: unknown): PluginProblem => ({
    code: 'MIGRATION_FAILED',
    pluginId: id,
    message: `The tables of the plugin ${id} could not be migrated: ${reason}.`,
    ...(cause === undefined ? {} : { cause }),
  });
  const listed = migrations.map((migration) => migration.id);
  const reason = mismatch(listed, await findApplied(database, id));
  if (reason !== undefined) return problem(reason);
  try {
    await runMigrations(database, id, migrations);
    return undefined;
  } catch (cause) {
    if (isDatabaseUnreachable(cause)) throw cause;
    return problem(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/**
 * Migrates the tables of plugins in the order of their needs. Each migration is atomic; a plugin whose migration fails is
 * left out, and so are the plugins that need it.
 * @throws DatabaseError `connection-lost`, which is not a fault of the plugin
 */
export async function migratePlugins(
  database: Database,
  plugins: readonly ServerPlugin[],
): Promise<UsablePlugins> {
  return leaveOut(plugins, (plugin) => migrateOne(database, plugin));
}
