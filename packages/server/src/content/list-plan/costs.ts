import type { PageRequest } from '../../database/pagination.ts';

/** What the steps of a plan cost, in units of about a microsecond; README.md explains how to measure them again. */
export const costs = {
  /** Finds a matching row, fetches it and sorts it. */
  sortRow: 6,
  /** Finds a matching row and collects its id. */
  collectId: 0.2,
  /** Reads an id from the index of the order and skips it. */
  skipId: 0.5,
  /** Fetches a row and tests a condition on it. */
  testRow: 4,
  /** Fetches a row and tests a search term that LIKE can decide. */
  testPlainTerm: 12,
  /** Fetches a row and tests a search term that only the text index can decide. */
  testIndexedTerm: 130,
} as const;

/** A scan stops after this many times the rows that it needs if matches are spread evenly. */
const scanAllowance = 2;

/** Terms for which LIKE finds the same rows as the text index, or fewer. */
const plainTerm = /^[\u0020-\u007e]*$/;

/** When to scan along the order of a list until its page is full, instead of sorting all matches. */
export interface FilteredScan {
  /** The number of matches from which the scan is cheaper. */
  readonly minMatches: number;
  /** The rows after which the scan stops. */
  readonly window: number;
}

function costOfTest(term: string): number {
  if (term === '') return costs.testRow;
  return plainTerm.test(term) ? costs.testPlainTerm : costs.testIndexedTerm;
}

/**
 * Returns the limits of a filtered scan. Sorting costs in proportion to the matches, scanning in proportion to the rows
 * between them: both are equal where the square of the matches is the number of rows times what the page needs.
 * @param size rows of the table, approximately
 * @param term the search term; empty without one
 */
export function filteredScan(size: number, { page, pageSize }: PageRequest, term: string): FilteredScan {
  const needed = page * pageSize;
  const minMatches = Math.max(
    needed,
    Math.ceil(Math.sqrt((needed * size * costOfTest(term)) / costs.sortRow)),
  );
  return { minMatches, window: Math.ceil((scanAllowance * needed * size) / minMatches) };
}

/**
 * Returns the rows that a trial scan for a term reads. LIKE decides quickly that a row matches; where it does not, the
 * scan asks the text index, which takes milliseconds per row while the index is fragmented, for example after many writes.
 */
export function trialWindow({ page, pageSize }: PageRequest): number {
  return Math.ceil(1.2 * page * pageSize) + 30;
}

/**
 * Returns whether collecting all matching ids and scanning the index of the order for them is the cheapest plan: the
 * index has the order without the rows, which are many times as long.
 */
export function isIdScanCheaper(
  matches: number,
  size: number,
  { page, pageSize }: PageRequest,
  term: string,
): boolean {
  const scanned = Math.min(size, (page * pageSize * size) / Math.max(1, matches));
  const otherwise = Math.min(matches * costs.sortRow, scanned * costOfTest(term));
  return matches * costs.collectId + scanned * costs.skipId < otherwise;
}

/** Returns the number of matches up to which {@link isIdScanCheaper} can hold; with more, a filtered scan is cheaper. */
export function maxIdScanMatches(size: number, { page, pageSize }: PageRequest): number {
  return Math.ceil(Math.sqrt((page * pageSize * size * (costs.testRow - costs.skipId)) / costs.collectId));
}
