import { route, type ContentLocale, type Route } from '@admin/server';
import { i18nEndpoints, type Locale } from '../endpoints.ts';
import { createLocale } from './locales/create-locale.ts';
import { countLocaleEntries, deleteLocale } from './locales/delete-locale.ts';
import { isoLocales } from './locales/iso-locales.ts';
import { judgeCode } from './locales/judge-code.ts';
import { judgeSource } from './judge-source.ts';
import { judgeName } from './locales/locale-name.ts';
import { updateLocale } from './locales/update-locale.ts';

/** A locale as answers show it. */
function present({ id, name, code, createdAt, updatedAt, isDefault }: ContentLocale): Locale {
  return { id, name, code, createdAt, updatedAt, isDefault };
}

/** The calls about locales, and about what entries in several of them share. */
export const i18nRoutes: readonly Route[] = [
  route(i18nEndpoints.listLocales, async ({ services }) =>
    (await services.content.locales.all()).map(present),
  ),
  route(i18nEndpoints.listIsoLocales, () => [...isoLocales()]),
  route(
    i18nEndpoints.createLocale,
    async ({ services, body }) => present(await createLocale(services, body)),
    (body) => [...judgeCode(body), ...judgeName(body)],
  ),
  route(
    i18nEndpoints.updateLocale,
    async ({ services, params, body }) => present(await updateLocale(services, params.id, body)),
    judgeName,
  ),
  route(i18nEndpoints.deleteLocale, async ({ services, params, actor }) =>
    present(await deleteLocale(services, params.id, actor.user.id)),
  ),
  route(i18nEndpoints.countLocaleEntries, async ({ services, params }) => ({
    data: await countLocaleEntries(services, params.id),
  })),
  route(
    i18nEndpoints.readNonLocalizedFields,
    async ({ services, actor, body }) => {
      const { model: uid, id, locale } = body;
      const call = { permissions: actor.permissions, uid, id, locale };
      const { values, localizations, source } = await services.content.readSharedValues(call);
      return { nonLocalizedFields: values, localizations: [...localizations, source] };
    },
    judgeSource,
  ),
];
