import { randomUUID } from 'node:crypto';
import type { IdentityDatabase } from './tables.ts';

/** The names of the facts about this installation, which are stored as JSON. */
export type SettingName = 'uuid' | 'first-admin' | 'seeded' | 'given-actions' | 'added-attributes';

/** Reads the parsed values by name; values that were never set are absent. */
export async function readSettings(
  tables: IdentityDatabase,
  names: readonly SettingName[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await tables
    .selectFrom('admin_settings')
    .select(['name', 'value'])
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
}

/** Reads a parsed value; undefined when it was never set. */
export async function readSetting(tables: IdentityDatabase, name: SettingName): Promise<unknown> {
  return (await readSettings(tables, [name])).get(name);
}

/**
 * Sets a value unless it is already set.
 * @returns whether this call set it
 */
export async function claimSetting(
  tables: IdentityDatabase,
  name: SettingName,
  value: unknown,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto('admin_settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the id of this installation, which is generated on first use. */
export async function readInstallationId(tables: IdentityDatabase): Promise<string> {
  const known = await readSetting(tables, 'uuid');
  if (typeof known === 'string') return known;
  await claimSetting(tables, 'uuid', randomUUID());
  return String(await readSetting(tables, 'uuid'));
}
