import { originOf, type Actor, type ContentLocale, type PluginContext } from '@admin/server';
import { defaultNotDeletable, localeNotFound, changeLocales, recordLocale } from './locale-rows.ts';

type Services = Pick<PluginContext, 'content' | 'database' | 'events' | 'identity'>;

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
 * @param actor the user, for listeners and recorders
 * @throws AppError NOT_FOUND (404), LOCALE_DEFAULT (400), or the error of a hook that rejects a deletion
 */
export async function deleteLocale(
  services: Services,
  sentId: number | string,
  actor: Pick<Actor, 'permissions' | 'user'>,
): Promise<ContentLocale> {
  const { content, database, identity } = services;
  const { code } = deletable(await content.locales.all(), sentId);
  const origin = originOf(actor.permissions);
  const entries = { locale: code, actorId: actor.user.id, origin };
  await content.deleteEntriesOfLocale(entries);
  const deleted = await changeLocales(database, async ({ transaction, tables, locales }) => {
    const locale = deletable(locales, sentId);
    await tables.deleteFrom('locales').where('id', '=', locale.id).execute();
    await identity.forgetLocale(locale.code, transaction);
    await recordLocale(services, transaction, origin, { before: locale });
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
