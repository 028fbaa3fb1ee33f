import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { cachedByWrites, type Database, type Migration } from '../../database/index.ts';
import { validationFailed } from '../../errors/request-errors.ts';
import { changedValues, serverOrigin } from '../../events/change-record.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { describeIssues } from '../../errors/validation-messages.ts';
import type { Logger } from '../../logger.ts';
import type { NamedSettings, PluginSettings, SettingsRef } from '../../plugin-api/settings.ts';
import { keywordOf, writableSettings } from './setting-schema.ts';
import { createChangeNotifier, type ChangeNotifier, type Versions } from './notify-changes.ts';

/** The settings of a running server. Once started, it publishes changes by any server of the database. */
export type RunningPluginSettings = PluginSettings & Pick<ChangeNotifier, 'start' | 'stop'>;

type Stored = Readonly<Record<string, unknown>>;

interface Known {
  readonly stored: ReadonlyMap<string, Stored>;
  readonly versions: Versions;
  readonly merged: Map<NamedSettings, Stored>;
}

const table = 'plugin_settings';

function parse(value: string): Stored {
  return JSON.parse(value) as Stored;
}

/**
 * Creates the store of plugin settings. Settings are cached in memory until this or another server writes to the table.
 */
export function createPluginSettings({
  database,
  logger,
  events,
  now,
}: {
  readonly database: Database;
  readonly logger: Logger;
  readonly events: Pick<EventBus, 'emit' | 'recordChange'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): RunningPluginSettings {
  const reported = new Map<string, Set<string>>();

  const load = cachedByWrites(database, table, async (): Promise<Known> => {
    const { rows } = await sql<{ plugin: string; value: string; updated_at: string }>`
      select plugin, value, updated_at from plugin_settings`.execute(database.kysely);
    return {
      stored: new Map(rows.map(({ plugin, value }) => [plugin, parse(value)])),
      versions: new Map(rows.map((row) => [row.plugin, `${row.updated_at} ${row.value}`])),
      merged: new Map(),
    };
  });

  const changes = createChangeNotifier({
    readVersions: async () => (await load()).versions,
    isShared: !database.dialect.isExclusive,
    events,
    logger,
  });

  const reportOnce = (plugin: string, setting: string): void => {
    const settings = reported.get(plugin) ?? new Set();
    if (settings.has(setting)) return;
    reported.set(plugin, settings.add(setting));
    logger.warn({ plugin, setting }, 'stored setting does not match its schema, using the default');
  };

  const merge = ({ plugin, schema }: NamedSettings, stored: Stored): Stored => {
    const values = Object.entries(schema.properties).map(([name, property]) => {
      if (Object.hasOwn(stored, name)) {
        if (Value.Check(property, stored[name])) return [name, stored[name]] as const;
        reportOnce(plugin, name);
      }
      return [name, keywordOf(property, 'default')] as const;
    });
    return Object.freeze(Object.fromEntries(values));
  };

  const read: PluginSettings['read'] = async <Values extends object>(ref: SettingsRef<Values>) => {
    const { stored, merged } = await load();
    const values = merged.get(ref) ?? merge(ref, stored.get(ref.plugin) ?? {});
    merged.set(ref, values);
    // Each value matches the schema, which determines the type of the ref.
    return values as Values;
  };

  return {
    read,
    async write(ref, values, origin = serverOrigin) {
      const { plugin, schema } = ref;
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      const issues = Value.Errors(writableSettings(schema), given);
      if (issues.length > 0) throw validationFailed(describeIssues(issues, 'settings'));
      const at = new Date(now()).toISOString();
      await database.transaction(async ({ kysely, touch }) => {
        // Locks the row until the commit, so that concurrent writers merge their values.
        const { rows } = await sql<{ value: string }>`
          insert into plugin_settings (plugin, value, updated_at) values (${plugin}, '{}', ${at})
          on conflict (plugin) do update set updated_at = excluded.updated_at returning value`.execute(
          kysely,
        );
        const before = parse(rows[0]?.value ?? '{}');
        const value = JSON.stringify({ ...before, ...given });
        await sql`update plugin_settings set value = ${value} where plugin = ${plugin}`.execute(kysely);
        touch(table);
        await events.recordChange(kysely, () => ({
          action: 'plugin-settings.update',
          entity: { type: 'plugin-settings', id: plugin, requires: `plugin::${plugin}.settings.read` },
          origin,
          ...changedValues(merge(ref, before), merge(ref, { ...before, ...given })),
        }));
      });
      await changes.check();
      return read(ref);
    },
    start: () => changes.start(),
    stop: () => changes.stop(),
  };
}

const firstTable: Migration = {
  id: '0001-plugin-settings',
  async up(db) {
    await sql`create table plugin_settings (
      plugin text primary key, value text not null, updated_at text not null)`.execute(db);
  },
};

/** The migrations of the settings table. */
export const settingsMigrations: readonly Migration[] = [firstTable];
