import type { Entry } from '@admin/content-model';
import { Type, type Static } from 'typebox';
import { actions } from '../actions.ts';
import type { Endpoint } from '../endpoint.ts';
import { Body, IdParams, Nullable, NumberText, Timestamp, Uid } from '../shapes/wire.ts';

/** A language that content can be written in. */
export const Locale = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  isDefault: Type.Boolean(),
});

export type Locale = Static<typeof Locale>;

/** A language that can be added: `{ code: 'af', name: 'Afrikaans (af)' }`. */
export const IsoLocale = Type.Object({ code: Type.String(), name: Type.String() });

export type IsoLocale = Static<typeof IsoLocale>;

/** What a new locale version of an entry starts from. */
export const NonLocalizedFields = Type.Object({
  nonLocalizedFields: Type.Record(Type.String(), Type.Unknown()),
  /** The other locale versions and, last, the entry asked about with `id`, `locale` and `publishedAt` only. */
  localizations: Type.Array(
    Type.Unsafe<Partial<Entry> & Pick<Entry, 'id'>>(Type.Record(Type.String(), Type.Unknown())),
  ),
});

export type NonLocalizedFields = Static<typeof NonLocalizedFields>;

const LocaleName = Type.String({ minLength: 1, maxLength: 50 });

/** Locales and what entries in several of them share. */
export const i18nEndpoints = {
  listLocales: {
    method: 'GET',
    path: '/i18n/locales',
    policy: 'signed-in',
    answer: Type.Array(Locale),
  },
  listIsoLocales: {
    method: 'GET',
    path: '/i18n/iso-locales',
    policy: { anyOf: [actions.localeRead] },
    answer: Type.Array(IsoLocale),
  },
  createLocale: {
    method: 'POST',
    path: '/i18n/locales',
    policy: { anyOf: [actions.localeCreate] },
    body: Body({
      code: Type.String({ minLength: 1, maxLength: 35 }),
      name: Type.Optional(Nullable(LocaleName)),
      isDefault: Type.Boolean(),
    }),
    answer: Locale,
  },
  updateLocale: {
    method: 'PUT',
    path: '/i18n/locales/:id',
    policy: { anyOf: [actions.localeUpdate] },
    params: IdParams,
    body: Body({ name: Type.Optional(LocaleName), isDefault: Type.Optional(Type.Boolean()) }),
    answer: Locale,
  },
  deleteLocale: {
    method: 'DELETE',
    path: '/i18n/locales/:id',
    policy: { anyOf: [actions.localeDelete] },
    params: IdParams,
    answer: Locale,
  },
  readNonLocalizedFields: {
    method: 'POST',
    path: '/i18n/content-manager/actions/get-non-localized-fields',
    policy: 'entries',
    body: Body({
      model: Uid,
      /** Absent or null for a single type; required by the operation for a collection type. */
      id: Type.Optional(Nullable(NumberText)),
      locale: Type.String({ minLength: 1 }),
    }),
    answer: NonLocalizedFields,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
