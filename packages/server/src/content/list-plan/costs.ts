import { endOf, type PageRequest } from '../../database/pagination.ts';

/** The costs of the steps of a plan, in units of about a microsecond; README.md explains how to measure them. */
export const costs = {
  /** Finds a matching row, fetches it and sorts it. */
  sortRow: 6,
  /** Finds a matching row and collects its id. */
  collectId: 0.2,
  /** Reads an id from the index of the order and skips it. */
  skipId: 0.5,
  /** Fetches a row and tests a condition on it. */
  testRow: 4,
  /** Fetches a row and tests a search term for which LIKE is sufficient. */
  testPlainTerm: 12,
  /** Fetches a row and tests a search term that needs the text index. */
  testIndexedTerm: 130,
} as const;

/** A scan stops after this multiple of the rows that it needs if matches are spread evenly. */
const scanAllowance = 2;

/** Terms for which LIKE finds the same rows as the text index, or fewer. */
const plainTerm = /^[\u0020-\u007e]*$/;

/** The limits of a scan along the order of a list until its page is full, instead of sorting all matches. */
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
 * Returns the limits of a filtered scan. The cost of sorting is proportional to the matches, the cost of scanning to
 * the rows between them: they are equal if the square of the matches is the number of rows times the rows that the page
 * needs.
 * @param size the approximate number of rows of the table
 * @param term the search term; empty without one
 */
export function filteredScan(size: number, page: PageRequest, term: string): FilteredScan {
  const needed = endOf(page);
  const minMatches = Math.max(
    needed,
    Math.ceil(Math.sqrt((needed * size * costOfTest(term)) / costs.sortRow)),
  );
  return { minMatches, window: Math.ceil((scanAllowance * needed * size) / minMatches) };
}

/**
 * Returns the number of rows that a trial scan for a term reads. LIKE confirms a match quickly; otherwise the scan
 * queries the text index, which takes milliseconds per row while the index is fragmented, for example after many
 * writes.
 */
export function trialWindow(page: PageRequest): number {
  return Math.ceil(1.2 * endOf(page)) + 30;
}

/**
 * Returns whether collecting all matching ids and scanning the index of the order for them is the cheapest plan: the
 * index contains the order without the rows, which are many times as long.
 */
export function isIdScanCheaper(matches: number, size: number, page: PageRequest, term: string): boolean {
  const scanned = Math.min(size, (endOf(page) * size) / Math.max(1, matches));
  const otherwise = Math.min(matches * costs.sortRow, scanned * costOfTest(term));
  return matches * costs.collectId + scanned * costs.skipId < otherwise;
}

/**
 * Returns the number of matches up to which {@link isIdScanCheaper} can be true; with more, a filtered scan is cheaper.
 */
export function maxIdScanMatches(size: number, page: PageRequest): number {
  return Math.ceil(Math.sqrt((endOf(page) * size * (costs.testRow - costs.skipId)) / costs.collectId));
}
