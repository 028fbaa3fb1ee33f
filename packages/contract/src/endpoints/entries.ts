import { Type } from 'typebox';
import { EntryBody, EntryPage, EntryShape } from '../schemas/content.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  BulkBody,
  BulkCount,
  BulkProgressShape,
  CreateQuery,
  DraftCountQuery,
  EntryListQuery,
  EntryParams,
  LocaleQuery,
  MatchingBody,
  ProgressParams,
} from '../schemas/entry-queries.ts';
import { UidParams, Wrapped } from '../schemas/wire.ts';

/** Entries of collection types. */
export const entryEndpoints = {
  listEntries: {
    method: 'GET',
    path: '/content-manager/collection-types/:uid',
    policy: 'entries',
    params: UidParams,
    query: EntryListQuery,
    response: EntryPage,
  },
  /**
   * All entries of a list as a table of comma-separated values, streamed; `columns` names those that it has, with
   * commas between them. Our own.
   */
  exportEntries: {
    method: 'GET',
    path: '/content-manager/collection-types/:uid/export',
    policy: 'entries',
    params: UidParams,
    query: Type.Object({ ...EntryListQuery.properties, columns: Type.Optional(Type.String()) }),
    response: Type.Unsafe<object>({}),
  },
  readEntry: {
    method: 'GET',
    path: '/content-manager/collection-types/:uid/:id',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  /** Always makes a draft where the type has drafts. */
  createEntry: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid',
    policy: 'entries',
    params: UidParams,
    query: CreateQuery,
    body: EntryBody,
    response: EntryShape,
  },
  updateEntry: {
    method: 'PUT',
    path: '/content-manager/collection-types/:uid/:id',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    body: EntryBody,
    response: EntryShape,
  },
  deleteEntry: {
    method: 'DELETE',
    path: '/content-manager/collection-types/:uid/:id',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  /** A copy with some values changed. */
  cloneEntry: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/clone/:id',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    body: EntryBody,
    response: EntryShape,
  },
  /** An exact copy; refused with `details.prohibitedFields` where the type has fields that cannot repeat. */
  autoCloneEntry: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/auto-clone/:id',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  publishEntry: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/:id/actions/publish',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  unpublishEntry: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/:id/actions/unpublish',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  /** How many entries linked from this one are drafts. */
  countDraftRelations: {
    method: 'GET',
    path: '/content-manager/collection-types/:uid/:id/actions/countDraftRelations',
    policy: 'entries',
    params: EntryParams,
    query: LocaleQuery,
    response: Wrapped(Type.Integer()),
  },
  countManyEntriesDraftRelations: {
    method: 'GET',
    path: '/content-manager/collection-types/:uid/actions/countManyEntriesDraftRelations',
    policy: 'entries',
    params: UidParams,
    query: DraftCountQuery,
    response: Wrapped(Type.Integer()),
  },
  bulkPublishEntries: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkPublish',
    policy: 'entries',
    params: UidParams,
    query: LocaleQuery,
    body: BulkBody,
    response: BulkCount,
  },
  bulkUnpublishEntries: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkUnpublish',
    policy: 'entries',
    params: UidParams,
    query: LocaleQuery,
    body: BulkBody,
    response: BulkCount,
  },
  bulkDeleteEntries: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkDelete',
    policy: 'entries',
    params: UidParams,
    query: LocaleQuery,
    body: BulkBody,
    response: BulkCount,
  },
  /** The same for all entries of a list; refused with 409 where others match than were counted. Our own. */
  bulkPublishMatching: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkPublishMatching',
    policy: 'entries',
    params: UidParams,
    body: MatchingBody,
    response: BulkCount,
  },
  bulkUnpublishMatching: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkUnpublishMatching',
    policy: 'entries',
    params: UidParams,
    body: MatchingBody,
    response: BulkCount,
  },
  bulkDeleteMatching: {
    method: 'POST',
    path: '/content-manager/collection-types/:uid/actions/bulkDeleteMatching',
    policy: 'entries',
    params: UidParams,
    body: MatchingBody,
    response: BulkCount,
  },
  /** How far one of these three has come, while it runs. Our own. */
  readBulkProgress: {
    method: 'GET',
    path: '/content-manager/bulk-progress/:name',
    policy: 'signed-in',
    params: ProgressParams,
    response: Wrapped(BulkProgressShape),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
