import { randomUUID } from 'node:crypto';
import type { IdentityDatabase } from './tables.ts';

/** Facts about this installation that are kept as JSON values by name. */
export type SettingName = 'uuid' | 'first-admin' | 'seeded' | 'given-actions';

/** The parsed values by name; a value that was never set is absent. */
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

/** The parsed value; undefined when it was never set. */
export async function readSetting(tables: IdentityDatabase, name: SettingName): Promise<unknown> {
  return (await readSettings(tables, [name])).get(name);
}

/**
 * Sets a value that is set only once in the life of an installation.
 * @returns whether it was this call that set it
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

/** The identity of this installation, drawn the first time it is asked for. */
export async function readInstallationId(tables: IdentityDatabase): Promise<string> {
  const known = await readSetting(tables, 'uuid');
  if (typeof known === 'string') return known;
  await claimSetting(tables, 'uuid', randomUUID());
  return String(await readSetting(tables, 'uuid'));
}
