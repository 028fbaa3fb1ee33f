import type { Page } from '@admin/content-model';
import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { RelationListQuery, RelationSearchQuery } from '../schemas/entry-queries.ts';
import { Nullable, NumberText, Uid, Wrapped } from '../schemas/wire.ts';

/** A linked or linkable entry: its id, its main field, and its publication state if the target has drafts. */
export interface RelatedEntry {
  readonly id: number;
  readonly publishedAt?: string | null;
  readonly [mainField: string]: unknown;
}

/** `data` for a to-one relation, otherwise a page; the first page contains the end of the list. */
export type RelatedEntries = Page<RelatedEntry> | { readonly data: RelatedEntry | null };

/** An entry that links another one, or that uses a file. */
export const EntryUse = Type.Object({
  uid: Type.String(),
  displayName: Type.String(),
  kind: Type.Union([Type.Literal('collectionType'), Type.Literal('singleType')]),
  id: Type.Integer(),
  /** The main field of the type as text; null if it is empty or may not be read. */
  title: Nullable(Type.String()),
  locale: Nullable(Type.String()),
  /** Absent for types without drafts. */
  publishedAt: Type.Optional(Nullable(Type.String())),
  /** The linking fields, by their dotted paths, and the number of links. */
  fields: Type.Optional(Type.Array(Type.Object({ path: Type.String(), count: Type.Integer() }))),
});

export type EntryUse = Static<typeof EntryUse>;

/** The entries that link an entry, in relations or documents, as far as the caller may read them. */
export const EntryUses = Type.Object({
  /** At most 100, by content type and id. */
  entries: Type.Array(EntryUse),
  total: Type.Integer(),
});

export type EntryUses = Static<typeof EntryUses>;

/**
 * Existing and possible targets of a relation field. `uid` is that of a content type or a component, and so is `id`.
 */
export const relationEndpoints = {
  listRelated: {
    method: 'GET',
    path: '/content-manager/relations/:uid/:id/:field',
    policy: 'entries',
    params: Type.Object({ uid: Uid, id: NumberText, field: Type.String() }),
    query: RelationListQuery,
    response: Type.Unsafe<RelatedEntries>(Type.Record(Type.String(), Type.Unknown())),
  },
  searchRelatable: {
    method: 'GET',
    path: '/content-manager/relations/:uid/:field',
    policy: 'entries',
    params: Type.Object({ uid: Uid, field: Type.String() }),
    query: RelationSearchQuery,
    response: Type.Unsafe<Page<RelatedEntry>>(Type.Record(Type.String(), Type.Unknown())),
  },
  /** The entries that link this one. Specific to this server. */
  listEntryUses: {
    method: 'GET',
    path: '/content-manager/uses/:uid/:id',
    policy: 'entries',
    params: Type.Object({ uid: Uid, id: NumberText }),
    response: Wrapped(EntryUses),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
