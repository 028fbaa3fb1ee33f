import { Type } from 'typebox';
import { EntryBody, EntryShape } from '../schemas/content.ts';
import type { Endpoint } from '../endpoint.ts';
import { CreateQuery, LocaleQuery } from '../schemas/entry-queries.ts';
import { UidParams, Wrapped } from '../schemas/wire.ts';

/** The only entry of a single type, once per locale; 404 until it is saved for the first time. */
export const singleTypeEndpoints = {
  readSingleEntry: {
    method: 'GET',
    path: '/content-manager/single-types/:uid',
    policy: 'entries',
    visitPart: true,
    params: UidParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  /** Creates or updates. */
  saveSingleEntry: {
    method: 'PUT',
    path: '/content-manager/single-types/:uid',
    policy: 'entries',
    params: UidParams,
    query: CreateQuery,
    body: EntryBody,
    response: EntryShape,
  },
  deleteSingleEntry: {
    method: 'DELETE',
    path: '/content-manager/single-types/:uid',
    policy: 'entries',
    params: UidParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  publishSingleEntry: {
    method: 'POST',
    path: '/content-manager/single-types/:uid/actions/publish',
    policy: 'entries',
    params: UidParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  unpublishSingleEntry: {
    method: 'POST',
    path: '/content-manager/single-types/:uid/actions/unpublish',
    policy: 'entries',
    params: UidParams,
    query: LocaleQuery,
    response: EntryShape,
  },
  countSingleDraftRelations: {
    method: 'GET',
    path: '/content-manager/single-types/:uid/actions/countDraftRelations',
    policy: 'entries',
    params: UidParams,
    query: LocaleQuery,
    response: Wrapped(Type.Integer()),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
