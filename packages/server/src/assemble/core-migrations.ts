import { runMigrations, type Database, type Migration } from '../database/index.ts';
import { contentMigrations } from '../database/content-tables.ts';
import { outboxMigrations } from '../events/outbox/index.ts';
import { identityMigrations } from '../identity/migrations.ts';
import { jobMigrations } from '../jobs/index.ts';
import { settingsMigrations } from '../plugins/settings/create-plugin-settings.ts';

/** The history of the tables that every server has, by whose they are; those of entries are made from their types. */
const histories: readonly (readonly [owner: string, migrations: readonly Migration[]])[] = [
  ['content', contentMigrations],
  ['identity', identityMigrations],
  ['jobs', jobMigrations],
  ['outbox', outboxMigrations],
  ['plugin-settings', settingsMigrations],
];

/** Brings the server's own tables up to date: before those of plugins, which may refer to them. */
export async function migrateCore(database: Database): Promise<void> {
  for (const [owner, migrations] of histories) await runMigrations(database, owner, migrations);
}
