import {
  type PluginContext,
  type ValidationDetail,
  originOf,
  route,
  type ContentLocale,
  type Route,
} from '@admin/server';
import { clientLocaleEndpoints, i18nEndpoints, type Locale } from '../endpoints.ts';
import { countLocaleEntries, deleteLocale } from './locales/delete-locale.ts';
import { isoLocales } from './locales/iso-locales.ts';
import { createLocale, updateLocale } from './locales/save-locale.ts';
import { validateCode, validateName } from './locales/validate-locale.ts';

/** Validates the entry in a request for shared values: only a single type needs no id. */
function validateSource(
  body: unknown,
  { schemas }: Pick<PluginContext, 'schemas'>,
): readonly ValidationDetail[] {
  if (typeof body !== 'object' || body === null || !('model' in body)) return [];
  const { model } = body;
  const kind = typeof model === 'string' ? schemas.contentTypes.get(model)?.kind : undefined;
  const isNamed = 'id' in body && body.id !== undefined && body.id !== null;
  if (kind !== 'collectionType' || isNamed) return [];
  return [{ path: ['id'], message: 'id is a required field', name: 'ValidationError' }];
}

/** Returns a locale in the form of responses. */
function present({ id, name, code, createdAt, updatedAt, isDefault }: ContentLocale): Locale {
  return { id, name, code, createdAt, updatedAt, isDefault };
}

/** The routes of locales and of the values that locale versions share. */
export const i18nRoutes: readonly Route[] = [
  route(i18nEndpoints.listLocales, async ({ services }) =>
    (await services.content.locales.all()).map(present),
  ),
  route(clientLocaleEndpoints.list, async ({ services }) =>
    (await services.content.locales.all()).map(present),
  ),
  route(i18nEndpoints.listIsoLocales, () => [...isoLocales()]),
  route(
    i18nEndpoints.createLocale,
    async ({ services, actor, body }) =>
      present(await createLocale(services, body, originOf(actor.permissions))),
    (body) => [...validateCode(body), ...validateName(body)],
  ),
  route(
    i18nEndpoints.updateLocale,
    async ({ services, actor, params, body }) =>
      present(await updateLocale(services, params.id, body, originOf(actor.permissions))),
    validateName,
  ),
  route(i18nEndpoints.deleteLocale, async ({ services, params, actor }) =>
    present(await deleteLocale(services, params.id, actor)),
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
    validateSource,
  ),
];
