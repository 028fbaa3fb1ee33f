import type { Pagination } from '@admin/content-model';
import { AppError } from '../errors/app-error.ts';

const maxPageSize = 1000;

/** The requested page of a list. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  /** The number of entries before the page, for pages that start anywhere. @default those of the earlier pages */
  readonly start?: number;
}

/** Returns the number of entries before a page. */
export function startOf({ page, pageSize, start }: PageRequest): number {
  return start ?? (page - 1) * pageSize;
}

/** Returns the number of entries up to the end of a page. */
export function endOf(request: PageRequest): number {
  return startOf(request) + request.pageSize;
}

/**
 * Parses `page` and `pageSize` (1 and 10 by default).
 * @throws AppError PAGE_INVALID (400) for anything but positive integers
 */
export function pageRequest(query: Readonly<Record<string, unknown>>): PageRequest {
  const page = countingNumber('page', query['page'], 1);
  const pageSize = countingNumber('pageSize', query['pageSize'], 10);
  if (pageSize > maxPageSize) {
    throw paginationError(
      `Invalid 'pageSize' parameter. Expected an integer <= ${maxPageSize}, received: ${pageSize}`,
    );
  }
  return { page, pageSize };
}

/** The number of entries of a narrowed list that are reported; beyond it only that there are more. */
export const maxCounted = 10_000;

/**
 * The number at which counting stops. It is larger than {@link maxCounted} by more than one request can delete, so that
 * a count at the limit stays valid for a while after writes.
 */
export const countLimit = 11_001;

/** Returns the pagination of a response. @param total counted up to {@link countLimit} for a narrowed list */
export function pagination(request: PageRequest, total: number, isNarrowed = false): Pagination {
  const isOpen = isNarrowed && total > maxCounted;
  const reported = isOpen ? maxCounted : total;
  return {
    ...request,
    pageCount: Math.ceil(reported / request.pageSize),
    total: reported,
    ...(isOpen && { totalIsAtLeast: true }),
  };
}

function countingNumber(name: string, sent: unknown, otherwise: number): number {
  if (sent === undefined || sent === '') return otherwise;
  const text = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1) {
    throw paginationError(
      `Invalid '${name}' parameter. Expected an integer > 0, received: ${text.slice(0, 40)}`,
    );
  }
  return value;
}

function paginationError(message: string): AppError {
  return new AppError({ name: 'PaginationError', status: 400, code: 'PAGE_INVALID', message });
}
