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
    visitPart: true,
    params: UidParams,
    query: EntryListQuery,
    response: EntryPage,
  },
  /**
   * All entries of a list as comma-separated values, streamed; `columns` names the columns, separated by commas.
   * Specific to this server.
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
    visitPart: true,
    params: EntryParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  /** Always creates a draft if the type has drafts. */
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
  /** An exact copy; rejected with `details.prohibitedFields` if the type has fields that a copy cannot repeat. */
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
  /** Returns the number of drafts that the entry links. */
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
  /**
   * The same for all entries of a list; rejected with 409 if other entries match than were counted. Specific to this
   * server.
   */
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
  /** The progress of one of these three actions while it runs. Specific to this server. */
  readBulkProgress: {
    method: 'GET',
    path: '/content-manager/bulk-progress/:name',
    policy: 'signed-in',
    params: ProgressParams,
    response: Wrapped(BulkProgressShape),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
