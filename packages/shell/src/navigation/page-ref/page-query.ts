import type { PageQuery } from './page-parameters.ts';

/**
 * A query as every address of the panel spells it: colons stay readable, `sort=title:ASC`. One spelling, so that
 * the same page is the same address, whether a link, a form or a redirect led to it.
 */
export function readableSearch(query: URLSearchParams): string {
  return query.toString().replaceAll('%3A', ':');
}

/** A query with its question mark; empty where nothing is to be said. */
export function writeQuery(query: PageQuery = {}): string {
  const written =
    query instanceof URLSearchParams
      ? query
      : new URLSearchParams(
          Object.entries(query)
            .filter(([, value]) => value !== undefined && value !== null)
            .map(([name, value]) => [name, String(value)]),
        );
  const search = readableSearch(written);
  return search && `?${search}`;
}
