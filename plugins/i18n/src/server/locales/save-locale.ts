import type { ContentLocale, PluginContext } from '@admin/server';
import { isoLocales } from './iso-locales.ts';
import {
  localeTaken,
  changeLocales,
  moveDefault,
  readLocale,
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
  { database, now }: Pick<PluginContext, 'database' | 'now'>,
  { code, name, isDefault }: NewLocale,
): Promise<ContentLocale> {
  const known = isoLocales().find((locale) => locale.code === code)?.name ?? code;
  return changeLocales(database, async ({ tables, locales }) => {
    if (locales.some((locale) => locale.code === code)) throw localeTaken();
    const at = new Date(now()).toISOString();
    const { id } = await tables
      .insertInto('locales')
      .values({ code, name: cleanName(name) || known, is_default: 0, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isDefault) await moveDefault({ tables }, id);
    return readLocale({ tables }, id);
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
  { database, now }: Pick<PluginContext, 'database' | 'now'>,
  sentId: number | string,
  { name, isDefault }: LocaleChange,
): Promise<ContentLocale> {
  return changeLocales(database, async ({ tables, locales }) => {
    const before = locales.find(({ id }) => String(id) === String(sentId));
    if (before === undefined) throw localeNotFound();
    if (before.isDefault && isDefault === false) throw defaultNeeded();
    const change = { name: cleanName(name) || before.name, updated_at: new Date(now()).toISOString() };
    await tables.updateTable('locales').set(change).where('id', '=', before.id).execute();
    if (isDefault === true) await moveDefault({ tables }, before.id);
    return readLocale({ tables }, before.id);
  });
}
