import type { Page } from '@admin/content-model';
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { RelationListQuery, RelationSearchQuery } from '../shapes/entry-queries.ts';
import { NumberText, Uid } from '../shapes/wire.ts';

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

/** What a relation field links and could link. `uid` is a content type's or a component's, `id` likewise. */
export const relationEndpoints = {
  listRelated: {
    method: 'GET',
    path: '/content-manager/relations/:uid/:id/:field',
    policy: 'entries',
    params: Type.Object({ uid: Uid, id: NumberText, field: Type.String() }),
    query: RelationListQuery,
    answer: Type.Unsafe<RelatedEntries>(Type.Record(Type.String(), Type.Unknown())),
  },
  searchRelatable: {
    method: 'GET',
    path: '/content-manager/relations/:uid/:field',
    policy: 'entries',
    params: Type.Object({ uid: Uid, field: Type.String() }),
    query: RelationSearchQuery,
    answer: Type.Unsafe<Page<RelatedEntry>>(Type.Record(Type.String(), Type.Unknown())),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
