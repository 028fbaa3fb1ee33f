import type { Pagination } from '@admin/content-model';
import { AppError } from '../errors/app-error.ts';

const maxPageSize = 1000;

/** Which part of a list is asked for. */
export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** Reads `page` and `pageSize` (1 and 10 when absent); throws 400 when they are no counting numbers. */
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

/** How many entries of a narrowed list are counted, before it is enough to know that there are more. */
export const maxCounted = 10_000;

/**
 * Where counting stops. So many stay more than {@link maxCounted} whatever one request deletes of those that it names,
 * which is why such a count is believed a while longer.
 */
export const countLimit = 11_001;

/**
 * The pagination of an answer.
 * @param total counted up to {@link countLimit} where the list is narrowed
 */
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
