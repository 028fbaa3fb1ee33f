import { randomUUID } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase } from '../identity-database.ts';

/** Facts about this installation that are kept as JSON values by name. */
export type SettingName = 'uuid' | 'first-admin' | 'project-settings' | 'seeded';

/** A logo in use, as `project-settings` keeps it. Sizes in pixels and kilobytes. */
export interface StoredLogo {
  readonly name: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly ext: string;
  readonly size: number;
}

export interface StoredProjectSettings {
  readonly menuLogo: StoredLogo | null;
  readonly authLogo: StoredLogo | null;
}

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

/** Sets a value, whatever it was before. */
export async function writeSetting(
  tables: IdentityDatabase,
  name: SettingName,
  value: unknown,
): Promise<void> {
  const text = JSON.stringify(value);
  await tables
    .insertInto('admin_settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** Makes transactions that read a setting and then write it wait for each other; the row must exist. */
async function lockSetting(
  { database }: Pick<IdentityContext, 'database'>,
  tables: IdentityDatabase,
  name: SettingName,
): Promise<void> {
  await tables
    .selectFrom('admin_settings')
    .select('name')
    .where('name', '=', name)
    .modifyEnd(database.dialect.forUpdate)
    .execute();
}

/** The logos of the panel as stored, null where the built-in one is used. */
export function projectSettingsOf(stored: unknown): StoredProjectSettings {
  const { menuLogo = null, authLogo = null } = (stored ?? {}) as Partial<StoredProjectSettings>;
  return { menuLogo, authLogo };
}

/** As `readProjectSettings`, in a transaction that is going to write them: nobody else does meanwhile. */
export async function readProjectSettingsForUpdate(
  context: Pick<IdentityContext, 'database'>,
  tables: IdentityDatabase,
): Promise<StoredProjectSettings> {
  await claimSetting(tables, 'project-settings', {});
  await lockSetting(context, tables, 'project-settings');
  return readProjectSettings(tables);
}

export async function readProjectSettings(tables: IdentityDatabase): Promise<StoredProjectSettings> {
  return projectSettingsOf(await readSetting(tables, 'project-settings'));
}

/** The identity of this installation, drawn the first time it is asked for. */
export async function readInstallationId(tables: IdentityDatabase): Promise<string> {
  const known = await readSetting(tables, 'uuid');
  if (typeof known === 'string') return known;
  await claimSetting(tables, 'uuid', randomUUID());
  return String(await readSetting(tables, 'uuid'));
}
