import { serverOrigin, type ChangeOrigin, type ContentLocale, type PluginContext } from '@admin/server';
import { isoLocales } from './iso-locales.ts';
import {
  localeTaken,
  changeLocales,
  moveDefault,
  readLocale,
  recordLocale,
  defaultNeeded,
  localeNotFound,
} from './locale-rows.ts';
import { cleanName } from './validate-locale.ts';

/** A locale to add; `code` is one of `isoLocales`. */
export interface NewLocale {
  readonly code: string;
  readonly name?: string | null;
  readonly isDefault: boolean;
}

/**
 * Adds a locale of content. Its default name is that of the ISO list.
 * @throws AppError LOCALE_TAKEN (400)
 */
export async function createLocale(
  services: Pick<PluginContext, 'database' | 'events' | 'now'>,
  { code, name, isDefault }: NewLocale,
  origin: ChangeOrigin = serverOrigin,
): Promise<ContentLocale> {
  const { database, now } = services;
  const known = isoLocales().find((locale) => locale.code === code)?.name ?? code;
  return changeLocales(database, async ({ transaction, tables, locales }) => {
    if (locales.some((locale) => locale.code === code)) throw localeTaken();
    const at = new Date(now()).toISOString();
    const { id } = await tables
      .insertInto('locales')
      .values({ code, name: cleanName(name) || known, is_default: 0, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isDefault) await moveDefault({ tables }, id);
    const after = await readLocale({ tables }, id);
    await recordLocale(services, transaction, origin, { after });
    return after;
  });
}

/** The changes of a locale. Its code is fixed, since entries are stored with it. */
interface LocaleChange {
  readonly name?: string;
  readonly isDefault?: boolean;
}

/**
 * Renames a locale, or makes it the default.
 * @throws AppError NOT_FOUND (404), LOCALE_DEFAULT_NEEDED (400)
 */
export async function updateLocale(
  services: Pick<PluginContext, 'database' | 'events' | 'now'>,
  sentId: number | string,
  { name, isDefault }: LocaleChange,
  origin: ChangeOrigin = serverOrigin,
): Promise<ContentLocale> {
  const { database, now } = services;
  return changeLocales(database, async ({ transaction, tables, locales }) => {
    const before = locales.find(({ id }) => String(id) === String(sentId));
    if (before === undefined) throw localeNotFound();
    if (before.isDefault && isDefault === false) throw defaultNeeded();
    const change = { name: cleanName(name) || before.name, updated_at: new Date(now()).toISOString() };
    await tables.updateTable('locales').set(change).where('id', '=', before.id).execute();
    if (isDefault === true) await moveDefault({ tables }, before.id);
    const after = await readLocale({ tables }, before.id);
    await recordLocale(services, transaction, origin, { before, after });
    return after;
  });
}
