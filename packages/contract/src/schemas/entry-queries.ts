import { Type } from 'typebox';
import { Body, IdsBody, ListQuery, Nullable, NumberText, OneOf, Uid } from './wire.ts';

export const EntryParams = Type.Object({ uid: Uid, id: NumberText });

/** The locale to read or write in. @default the default locale. `plugins` belongs to the URL of the panel. */
export const LocaleQuery = Type.Object({
  locale: Type.Optional(Type.String()),
  plugins: Type.Optional(Type.Unknown()),
});

/** Like `LocaleQuery`; `relatedEntityId` names the entry that the new one translates. */
export const CreateQuery = Type.Object({
  ...LocaleQuery.properties,
  relatedEntityId: Type.Optional(NumberText),
});

export const EntryListQuery = Type.Object({
  ...ListQuery.properties,
  ...LocaleQuery.properties,
  populate: Type.Optional(Type.Unknown()),
  fields: Type.Optional(Type.Unknown()),
  publicationState: Type.Optional(Type.String()),
});

export const DraftCountQuery = Type.Object({
  ...LocaleQuery.properties,
  ids: Type.Optional(Type.Array(NumberText)),
});

/** The response to a bulk action: the number of entries that it changed. */
export const BulkCount = Type.Object({ count: Type.Integer() });

export const BulkBody = IdsBody;

const ProgressName = Type.String({ minLength: 1, maxLength: 64 });

/** All entries of a list, and their number at the time the user saw it. */
export const MatchingBody = Body({
  filters: Type.Optional(Type.Unknown()),
  _q: Type.Optional(Type.String({ maxLength: 200 })),
  locale: Type.Optional(Type.String()),
  count: Type.Integer({ minimum: 1 }),
  /** A name chosen by the caller, under which the progress can be read. */
  progress: Type.Optional(ProgressName),
});

export const ProgressParams = Type.Object({ name: ProgressName });

/** The progress of an action on many entries; null if none of the caller's runs under that name. */
export const BulkProgressShape = Nullable(
  Type.Object({
    step: OneOf(['judging', 'changing']),
    done: Type.Integer(),
    total: Type.Integer(),
  }),
);

export const RelationListQuery = Type.Object({
  ...LocaleQuery.properties,
  page: Type.Optional(NumberText),
  pageSize: Type.Optional(NumberText),
});

export const RelationSearchQuery = Type.Object({
  ...RelationListQuery.properties,
  /** The entry or component whose linked entries are excluded from the results. */
  entityId: Type.Optional(NumberText),
  _q: Type.Optional(Type.String()),
  _filter: Type.Optional(Type.String()),
  idsToInclude: Type.Optional(Type.Array(NumberText)),
  idsToOmit: Type.Optional(Type.Array(NumberText)),
});
