import type { RequestedParts } from './requested-parts.ts';
import { invalidParameter, invalidQuery, isTree } from './invalid-parameter.ts';
import { readPagination, type RequestedPage } from './pagination.ts';
import { noParts, readFields, readPopulate } from './requested-parts.ts';

/** The forms of entries in responses: with `attributes`, or flat. */
export type EntryForm = 'attributes' | 'flat';

/** The parameters of a request about the entries in its response. */
export interface EntryParameters {
  readonly parts: RequestedParts;
  /** The name of a projection of the content type, instead of `parts`; null without one. */
  readonly projection: string | null;
  readonly form: EntryForm;
  /** The requested state; null for the default of the call. */
  readonly state: 'published' | 'draft' | null;
  /** The locale code as sent. */
  readonly locale: string | null;
}

/** The parameters of a list. */
export interface ListParameters extends EntryParameters {
  readonly page: RequestedPage;
  /** `filters`, `sort` and `_q` as sent. */
  readonly query: { readonly filters?: unknown; readonly sort?: unknown; readonly _q?: unknown };
}

type Query = Readonly<Record<string, unknown>>;

const ofEntries = [
  'fields',
  'populate',
  'projection',
  'publicationState',
  'status',
  'locale',
  'format',
] as const;

const known = {
  entry: new Set<string>(ofEntries),
  list: new Set<string>([...ofEntries, 'filters', 'sort', '_q', 'pagination']),
} as const;

/** The request header with the form of the entries in the response. */
export const formatHeader = 'x-content-format';

function readForm(sent: unknown, header: string | undefined): EntryForm {
  const value = sent ?? header ?? 'attributes';
  if (value === 'flat' || value === 'attributes') return value;
  if (sent === undefined) throw invalidQuery(`Invalid header ${formatHeader}`);
  throw invalidParameter('format');
}

/** Reads `publicationState` (`live`, `preview`) or `status` (`published`, `draft`). */
function readState({ publicationState, status }: Query): EntryParameters['state'] {
  if (publicationState !== undefined && status !== undefined) {
    throw invalidQuery('Use either status or publicationState');
  }
  if (publicationState !== undefined) {
    if (publicationState === 'live') return 'published';
    if (publicationState === 'preview') return 'draft';
    throw invalidParameter('publicationState');
  }
  if (status === undefined || status === 'published' || status === 'draft') return status ?? null;
  throw invalidParameter('status');
}

function readLocale(sent: unknown): string | null {
  if (sent === undefined || sent === '') return null;
  if (typeof sent !== 'string' || sent.length > 35) throw invalidParameter('locale');
  return sent;
}

function requireKnown(query: Query, names: ReadonlySet<string>): void {
  const unknown = Object.keys(query).find((name) => !names.has(name));
  if (unknown !== undefined) throw invalidParameter(unknown);
}

/** Reads `projection`, which replaces `fields` and `populate`. */
function readProjection({ projection, fields, populate }: Query): string | null {
  if (projection === undefined || projection === '') return null;
  if (typeof projection !== 'string') throw invalidParameter('projection');
  if (fields === undefined && populate === undefined) return projection;
  throw invalidQuery('Use either projection, or fields and populate');
}

function readShared(query: Query, header: string | undefined): EntryParameters {
  const parts = noParts();
  parts.fields = readFields(query['fields']);
  readPopulate(parts, query['populate']);
  return {
    parts,
    projection: readProjection(query),
    form: readForm(query['format'], header),
    state: readState(query),
    locale: readLocale(query['locale']),
  };
}

/**
 * Parses the query of a call that returns one entry.
 * @param header the value of {@link formatHeader}
 * @throws AppError QUERY_INVALID (400) naming the first invalid parameter
 */
export function readEntryParameters(query: Query, header: string | undefined): EntryParameters {
  requireKnown(query, known.entry);
  return readShared(query, header);
}

/**
 * Parses the query of a list.
 * @param header the value of {@link formatHeader}
 * @throws AppError QUERY_INVALID, PAGE_INVALID (400) naming the first invalid parameter
 */
export function readListParameters(query: Query, header: string | undefined): ListParameters {
  requireKnown(query, known.list);
  const { filters, sort, _q } = query;
  const page = readPagination(query['pagination']);
  if (page.form === 'cursor' && sort !== undefined) throw invalidParameter('sort');
  if (filters !== undefined && filters !== '' && !isTree(filters) && !Array.isArray(filters)) {
    throw invalidParameter('filters');
  }
  return {
    ...readShared(query, header),
    page,
    query: {
      ...(filters !== undefined && { filters }),
      ...(sort !== undefined && { sort }),
      ...(_q !== undefined && { _q }),
    },
  };
}
