import { isDatabaseUnreachable } from '../../database/database-error.ts';
import { findApplied, runMigrations, type Database } from '../../database/index.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { leaveOut, type UsablePlugins } from '../resolution/plugin-needs.ts';

/** Why the tables of a plugin are not those that its history leads to; undefined when they can become that. */
function mismatch(listed: readonly string[], applied: readonly string[]): string | undefined {
  const unknown = applied.find((id) => !listed.includes(id));
  if (unknown !== undefined) return `its tables went through ${unknown}, which it does not know: it is older`;
  const last = applied.at(-1);
  const late = last === undefined ? undefined : listed.find((id) => id < last && !applied.includes(id));
  if (late !== undefined)
    return `${late} was added before one that its tables went through: give it a later id`;
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
    message: `The tables of the plugin ${id} could not be brought up to date: ${reason}.`,
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
 * Brings the tables of plugins up to date, of those that others need first. Each step is stored whole or not at all;
 * a plugin whose step fails is left out, with those that need it.
 * @throws DatabaseError `connection-lost`, since the fault is not the plugin's
 */
export async function migratePlugins(
  database: Database,
  plugins: readonly ServerPlugin[],
): Promise<UsablePlugins> {
  return leaveOut(plugins, (plugin) => migrateOne(database, plugin));
}
