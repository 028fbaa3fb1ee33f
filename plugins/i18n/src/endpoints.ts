import type { Entry } from '@admin/content-model';
import {
  Body,
  defineEndpoints,
  IdParams,
  Nullable,
  NumberText,
  resource,
  Text,
  Timestamp,
  Uid,
} from '@admin/contract';
import { Type, type Static } from 'typebox';
import { clientLocaleActions, localeActions } from './locale-actions.ts';

/** A locale of content. */
export const Locale = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  isDefault: Type.Boolean(),
});

export type Locale = Static<typeof Locale>;

/** A locale that can be added: `{ code: 'af', name: 'Afrikaans (af)' }`. */
const IsoLocale = Type.Object({ code: Type.String(), name: Type.String() });

/** Numbers of entries in a locale by content type, without types that have none. */
const LocaleEntries = Type.Object({
  data: Type.Array(Type.Object({ uid: Uid, displayName: Type.String(), count: Type.Integer() })),
});

/** The initial values of a new locale version. */
const NonLocalizedFields = Type.Object({
  nonLocalizedFields: Type.Record(Type.String(), Type.Unknown()),
  /** The other locale versions, followed by the requested entry with `id`, `locale` and `publishedAt` only. */
  localizations: Type.Array(
    Type.Unsafe<Partial<Entry> & Pick<Entry, 'id'>>(Type.Record(Type.String(), Type.Unknown())),
  ),
});

const LocaleName = Text({ minLength: 1, maxLength: 50 });

const locales = resource('/locales');

/** Endpoints of locales for API clients, below `/api/i18n`. */
export const clientLocaleEndpoints = defineEndpoints('i18n', {
  list: {
    method: 'GET',
    path: '/locales',
    policy: { apiClient: clientLocaleActions.list },
    response: Type.Array(Locale),
  },
});

/** Endpoints of locales and locale versions. */
export const i18nEndpoints = defineEndpoints('i18n', {
  listLocales: locales.list({
    policy: 'signed-in',
    visitPart: true,
    response: Type.Array(Locale),
  }),
  listIsoLocales: {
    method: 'GET',
    path: '/iso-locales',
    policy: { anyOf: [localeActions.read] },
    response: Type.Array(IsoLocale),
  },
  /** Responds with status 200, unlike `locales.create`: existing clients expect it. */
  createLocale: {
    method: 'POST',
    path: '/locales',
    policy: { anyOf: [localeActions.create] },
    body: Body({
      /** One of `listIsoLocales`. */
      code: Type.String({ minLength: 1, maxLength: 35 }),
      /** @default the name in that list */
      name: Type.Optional(Nullable(LocaleName)),
      isDefault: Type.Boolean(),
    }),
    response: Locale,
  },
  updateLocale: locales.update({
    policy: { anyOf: [localeActions.update] },
    body: Body({ name: Type.Optional(LocaleName), isDefault: Type.Optional(Type.Boolean()) }),
    response: Locale,
  }),
  deleteLocale: locales.delete({
    policy: { anyOf: [localeActions.delete] },
    response: Locale,
  }),
  /** Counts the entries that deleting the locale would delete. */
  countLocaleEntries: {
    method: 'GET',
    path: '/locales/:id/entries-count',
    policy: { anyOf: [localeActions.delete] },
    params: IdParams,
    response: LocaleEntries,
  },
  readNonLocalizedFields: {
    method: 'POST',
    path: '/content-manager/actions/get-non-localized-fields',
    policy: 'entries',
    readOnly: true,
    body: Body({
      model: Uid,
      /** Absent or null for a single type. */
      id: Type.Optional(Nullable(NumberText)),
      locale: Type.String({ minLength: 1, maxLength: 35 }),
    }),
    response: NonLocalizedFields,
  },
});
