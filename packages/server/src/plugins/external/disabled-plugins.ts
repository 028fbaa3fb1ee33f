import { sql } from 'kysely';
import { cachedByWrites, type Database, type Migration } from '../../database/index.ts';
import type { ChangeOrigin } from '../../events/change-record.ts';
import type { EventBus } from '../../events/event-bus.ts';

const table = 'disabled_plugins';

/** The ids of plugins that administrators disabled, shared by all servers of a database. */
export interface DisabledPlugins {
  /** Reads the ids. They are cached until this or another server changes them. */
  readonly read: () => Promise<ReadonlySet<string>>;
  readonly change: (
    plugin: string,
    isDisabled: boolean,
    change: { readonly origin: ChangeOrigin; readonly at: string },
  ) => Promise<void>;
}

/** Creates the store of disabled plugins. */
export function createDisabledPlugins(
  database: Database,
  events: Pick<EventBus, 'recordChange'>,
): DisabledPlugins {
  return {
    read: cachedByWrites(database, table, async () => {
      const { rows } = await sql<{ plugin: string }>`select plugin from disabled_plugins`.execute(
        database.kysely,
      );
      return new Set(rows.map(({ plugin }) => plugin));
    }),
    async change(plugin, isDisabled, { origin, at }) {
      await database.transaction(async ({ kysely, touch }) => {
        const { numAffectedRows = 0n } = isDisabled
          ? await sql`insert into disabled_plugins (plugin, disabled_at, disabled_by)
              values (${plugin}, ${at}, ${origin.userId}) on conflict (plugin) do nothing`.execute(kysely)
          : await sql`delete from disabled_plugins where plugin = ${plugin}`.execute(kysely);
        if (numAffectedRows === 0n) return;
        touch(table);
        await events.recordChange(kysely, () => ({
          action: isDisabled ? 'plugin.disable' : 'plugin.enable',
          entity: { type: 'plugin', id: plugin, label: plugin },
          origin,
        }));
      });
    },
  };
}

const firstTable: Migration = {
  id: '0001-disabled-plugins',
  async up(db) {
    await sql`create table disabled_plugins (
      plugin text primary key, disabled_at text not null, disabled_by integer)`.execute(db);
  },
};

/** The migrations of the table of disabled plugins. */
export const disabledPluginMigrations: readonly Migration[] = [firstTable];
