import { AppError } from '@admin/server';
import { invalidParameter, isTree } from './invalid-parameter.ts';

/** The default and maximum number of entries of a page. */
export const pageSizes = { default: 25, max: 100 } as const;

/** The requested page of a list, in the form in which it was requested. */
export type RequestedPage =
  | { readonly form: 'page'; readonly page: number; readonly pageSize: number; readonly withCount: boolean }
  | { readonly form: 'start'; readonly start: number; readonly limit: number; readonly withCount: boolean }
  | {
      /** The entries after a cursor, in the order of their ids; `after` is 0 for the first ones. */
      readonly form: 'cursor';
      readonly after: number;
      readonly limit: number;
    };

/** The page in a response. */
export type PageInfo = Readonly<Record<string, number | string | boolean | null>>;

const known: ReadonlySet<string> = new Set(['page', 'pageSize', 'start', 'limit', 'withCount', 'cursor']);

function paginationError(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'PAGE_INVALID', message });
}

function integer(name: string, sent: unknown): number {
  const text = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
  if (!/^-?\d{1,9}$/.test(text)) throw invalidParameter(`pagination.${name}`);
  return Number(text);
}

function flag(name: string, sent: unknown): boolean {
  if (sent === undefined) return true;
  if (sent === 'true' || sent === '1' || sent === true) return true;
  if (sent === 'false' || sent === '0' || sent === false) return false;
  throw invalidParameter(`pagination.${name}`);
}

/** Returns a page size: larger ones, and -1 for all, become the maximum. */
function size(name: string, sent: unknown): number {
  if (sent === undefined) return pageSizes.default;
  const value = integer(name, sent);
  if (value === -1) return pageSizes.max;
  return Math.min(Math.max(value, 1), pageSizes.max);
}

/** A cursor is the id of the last entry before the page, encoded so that clients do not compute with it. */
function cursorOf(id: number): string {
  return Buffer.from(`id:${id}`).toString('base64url');
}

function afterOf(cursor: unknown): number {
  if (cursor === '') return 0;
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const id = /^id:(\d{1,9})$/.exec(text)?.[1];
  if (id === undefined) throw invalidParameter('pagination.cursor');
  return Number(id);
}

/**
 * Parses `pagination`: `page` and `pageSize`, or `start` and `limit`, or `cursor` and `limit`.
 * @throws AppError QUERY_INVALID, PAGE_INVALID (400)
 */
export function readPagination(sent: unknown): RequestedPage {
  if (sent !== undefined && sent !== '' && !isTree(sent)) throw invalidParameter('pagination');
  const values = isTree(sent) ? sent : {};
  const unknown = Object.keys(values).find((key) => !known.has(key));
  if (unknown !== undefined) throw invalidParameter(`pagination.${unknown}`);
  const { page, pageSize, start, limit, withCount, cursor } = values;
  const isPaged = page !== undefined || pageSize !== undefined;
  const isOffset = start !== undefined || (limit !== undefined && cursor === undefined);
  if ([isPaged, isOffset, cursor !== undefined].filter(Boolean).length > 1) {
    throw paginationError('Cannot use both page & offset pagination in the same query');
  }
  if (cursor !== undefined) {
    if (withCount !== undefined) throw invalidParameter('pagination.withCount');
    return { form: 'cursor', after: afterOf(cursor), limit: size('limit', limit) };
  }
  const counted = flag('withCount', withCount);
  if (isOffset) {
    const from = start === undefined ? 0 : Math.max(0, integer('start', start));
    return { form: 'start', start: from, limit: size('limit', limit), withCount: counted };
  }
  const number = page === undefined ? 1 : Math.max(1, integer('page', page));
  return { form: 'page', page: number, pageSize: size('pageSize', pageSize), withCount: counted };
}

/** Returns the number of entries that a page contains at most. */
export function sizeOf(page: RequestedPage): number {
  return page.form === 'page' ? page.pageSize : page.limit;
}

/** The entries of a page, as far as its description needs them. */
interface FoundPage {
  readonly results: readonly Readonly<Record<string, unknown>>[];
  /** Null if the entries were not counted. */
  readonly total: number | null;
  /** The number up to which entries are counted. */
  readonly maxTotal: number;
}

/** Describes a page in the form in which it was requested. */
export function describePage(page: RequestedPage, { results, total, maxTotal }: FoundPage): PageInfo {
  if (page.form === 'cursor') {
    const last = results.at(-1)?.['id'];
    const isFull = results.length === page.limit && typeof last === 'number';
    return { limit: page.limit, cursor: isFull ? cursorOf(last) : null };
  }
  const counted = total === null ? null : Math.min(total, maxTotal);
  const isOpen = total !== null && total > maxTotal ? { totalIsAtLeast: true } : {};
  if (page.form === 'start') {
    const { start, limit } = page;
    return { start, limit, ...(counted !== null && { total: counted }), ...isOpen };
  }
  const { page: number, pageSize } = page;
  if (counted === null) return { page: number, pageSize };
  return {
    page: number,
    pageSize,
    pageCount: Math.ceil(counted / pageSize),
    total: counted,
    ...isOpen,
  };
}
