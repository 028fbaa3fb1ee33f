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
 * Deletes a locale with all entries that are written in it, whoever may touch those otherwise, and takes it out of
 * every role's permissions. The entries go first, some at a time: when that is interrupted, the locale is still there
 * to be deleted again.
 * @param actorId who does it, for those who listen
 * @throws AppError NOT_FOUND (404), LOCALE_DEFAULT (400), or as a hook refuses to let an entry go
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
  // Whoever began to create an entry before the locale was gone may have finished since.
  await content.deleteEntriesOfLocale(entries);
  return deleted;
}

/**
 * How many entries deleting a locale would take along, by content type.
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
