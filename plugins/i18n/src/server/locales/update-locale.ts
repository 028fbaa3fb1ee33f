import type { ContentLocale, ServerServices } from '@admin/server';
import { defaultNeeded, localeNotFound } from './locale-errors.ts';
import { cleanName } from './locale-name.ts';
import { changeLocales, moveDefault, readLocale } from './locale-rows.ts';

/** What becomes of a locale; its code stays, since entries are stored with it. */
export interface LocaleChange {
  readonly name?: string;
  readonly isDefault?: boolean;
}

/**
 * Renames a locale, or makes it the default instead of the one that was.
 * @throws AppError NOT_FOUND (404), LOCALE_DEFAULT_NEEDED (400)
 */
export async function updateLocale(
  { database, now }: Pick<ServerServices, 'database' | 'now'>,
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
