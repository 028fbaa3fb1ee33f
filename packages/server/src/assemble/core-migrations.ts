import { runMigrations, type Database, type Migration } from '../database/index.ts';
import { contentMigrations } from '../database/content-tables.ts';
import { outboxMigrations } from '../events/outbox/index.ts';
import { identityMigrations } from '../identity/migrations.ts';
import { jobMigrations } from '../jobs/index.ts';
import { disabledPluginMigrations } from '../plugins/external/disabled-plugins.ts';
import { settingsMigrations } from '../plugins/settings/create-plugin-settings.ts';

/** The migrations of the tables that every server has, by owner; the tables of entries are created from their types. */
const histories: readonly (readonly [owner: string, migrations: readonly Migration[]])[] = [
  ['content', contentMigrations],
  ['identity', identityMigrations],
  ['jobs', jobMigrations],
  ['outbox', outboxMigrations],
  ['plugin-settings', settingsMigrations],
  ['external-plugins', disabledPluginMigrations],
];

/** Migrates the server's own tables, before those of plugins, which may refer to them. */
export async function migrateCore(database: Database): Promise<void> {
  for (const [owner, migrations] of histories) await runMigrations(database, owner, migrations);
}
