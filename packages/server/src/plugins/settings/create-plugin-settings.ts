import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Database, Migration } from '../../database/index.ts';
import { validationFailed } from '../../errors/request-errors.ts';
import { changedValues, serverOrigin } from '../../events/change-record.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { describeIssues } from '../../errors/validation-messages.ts';
import type { Logger } from '../../logger.ts';
import type { NamedSettings, PluginSettings, SettingsRef } from '../../plugin-api/settings.ts';
import { keywordOf, writableSettings } from './setting-schema.ts';
import { createChangeNotifier, type ChangeNotifier, type Versions } from './notify-changes.ts';

/** The settings of a running server: once started, listeners are told of changes by whichever server of the database. */
export type RunningPluginSettings = PluginSettings & Pick<ChangeNotifier, 'start' | 'stop'>;

type Stored = Readonly<Record<string, unknown>>;

interface Known {
  /** What the database said of its writes before it was read. */
  readonly writes: string;
  readonly stored: ReadonlyMap<string, Stored>;
  readonly versions: Versions;
  readonly merged: Map<NamedSettings, Stored>;
}

const table = 'plugin_settings';

function parse(value: string): Stored {
  return JSON.parse(value) as Stored;
}

/**
 * Keeps what is set about plugins: in the database, and in memory until somebody writes there, on this server or
 * another one.
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
  let known: Known | null = null;
  const reported = new Set<string>();

  const load = async (): Promise<Known> => {
    const writes = await database.writeCount(table);
    if (known?.writes === writes) return known;
    const { rows } = await sql<{ plugin: string; value: string; updated_at: string }>`
      select plugin, value, updated_at from plugin_settings`.execute(database.kysely);
    known = {
      writes,
      stored: new Map(rows.map(({ plugin, value }) => [plugin, parse(value)])),
      versions: new Map(rows.map((row) => [row.plugin, `${row.updated_at} ${row.value}`])),
      merged: new Map(),
    };
    return known;
  };

  const changes = createChangeNotifier({
    readVersions: async () => (await load()).versions,
    isShared: !database.dialect.isExclusive,
    events,
    logger,
  });

  const reportOnce = (plugin: string, setting: string): void => {
    const name = `${plugin}.${setting}`;
    if (reported.has(name)) return;
    reported.add(name);
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
    // Each value fits the schema, from which the ref has its type.
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
        // Holds the row until the end, so that of two writers each keeps what the other one has set.
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
          entity: { type: 'plugin-settings', id: plugin },
          origin,
          ...changedValues(merge(ref, before), merge(ref, { ...before, ...given })),
        }));
      });
      await changes.look();
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

/** The history of the table of settings. */
export const settingsMigrations: readonly Migration[] = [firstTable];
