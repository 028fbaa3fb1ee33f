import type { ContentLocale, PluginContext } from '@admin/server';
import { defaultNotDeletable, localeNotFound, changeLocales } from './locale-rows.ts';

type Services = Pick<PluginContext, 'content' | 'database' | 'identity'>;

function deletable(locales: readonly ContentLocale[], sentId: number | string): ContentLocale {
  const locale = locales.find(({ id }) => String(id) === String(sentId));
  if (locale === undefined) throw localeNotFound();
  if (locale.isDefault) throw defaultNotDeletable();
  return locale;
}

/**
 * Deletes a locale with all of its entries, regardless of the user's permissions on them, and removes it from the
 * permissions of all roles. Entries are deleted first, in batches: after an interruption, the locale still exists and
 * can be deleted again.
 * @param actorId the id of the user, for listeners
 * @throws AppError NOT_FOUND (404), LOCALE_DEFAULT (400), or the error of a hook that rejects a deletion
 */
export async function deleteLocale(
  { content, database, identity }: Services,
  sentId: number | string,
  actorId: number,
): Promise<ContentLocale> {
  const { code } = deletable(await content.locales.all(), sentId);
  const entries = { locale: code, actorId };
  await content.deleteEntriesOfLocale(entries);
  const deleted = await changeLocales(database, async ({ transaction, tables, locales }) => {
    const locale = deletable(locales, sentId);
    await tables.deleteFrom('locales').where('id', '=', locale.id).execute();
    await identity.forgetLocale(locale.code, transaction);
    return locale;
  });
  // An entry that was being created before the locale was deleted may exist now.
  await content.deleteEntriesOfLocale(entries);
  return deleted;
}

/**
 * Returns the numbers of entries that deleting a locale would delete, by content type.
 * @throws AppError NOT_FOUND (404)
 */
export async function countLocaleEntries(
  { content }: Pick<PluginContext, 'content'>,
  sentId: number | string,
): Promise<{ uid: string; displayName: string; count: number }[]> {
  const locale = (await content.locales.all()).find(({ id }) => String(id) === String(sentId));
  if (locale === undefined) throw localeNotFound();
  return content.countEntriesOfLocale({ locale: locale.code });
}
