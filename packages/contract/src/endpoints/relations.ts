import type { Page } from '@admin/content-model';
import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { RelationListQuery, RelationSearchQuery } from '../schemas/entry-queries.ts';
import { Nullable, NumberText, Uid, Wrapped } from '../schemas/wire.ts';

/**
 * A linked or linkable entry: its id, the attribute that names it, and its state of publication where the
 * target has drafts.
 */
export interface RelatedEntry {
  readonly id: number;
  readonly publishedAt?: string | null;
  readonly [mainField: string]: unknown;
}

/** A relation to one entry answers `data`, one to many a page whose first page holds the end of the list. */
export type RelatedEntries = Page<RelatedEntry> | { readonly data: RelatedEntry | null };

/** An entry that links another one, or that uses a file. */
export const EntryUse = Type.Object({
  uid: Type.String(),
  displayName: Type.String(),
  kind: Type.Union([Type.Literal('collectionType'), Type.Literal('singleType')]),
  id: Type.Integer(),
  /** The value of the type's main field as text; null when it is empty or may not be read. */
  title: Nullable(Type.String()),
  locale: Nullable(Type.String()),
  /** Absent for types without drafts. */
  publishedAt: Type.Optional(Nullable(Type.String())),
  /** The fields that do so, by their dotted paths, and how often. */
  fields: Type.Optional(Type.Array(Type.Object({ path: Type.String(), count: Type.Integer() }))),
});

export type EntryUse = Static<typeof EntryUse>;

/** The entries that link an entry, in relations or in documents, as far as who asks may read them. */
export const EntryUses = Type.Object({
  /** At most 100, by content type and id. */
  entries: Type.Array(EntryUse),
  total: Type.Integer(),
});

export type EntryUses = Static<typeof EntryUses>;

/** What a relation field links and could link. `uid` is a content type's or a component's, `id` likewise. */
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
  /** Which entries link this one. Our own: other servers of this API do not answer it. */
  listEntryUses: {
    method: 'GET',
    path: '/content-manager/uses/:uid/:id',
    policy: 'entries',
    params: Type.Object({ uid: Uid, id: NumberText }),
    response: Wrapped(EntryUses),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
