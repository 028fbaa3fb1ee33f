/**
 * A query as every address of the panel spells it: colons stay readable, `sort=title:ASC`. One spelling, so that
 * the same list is the same address, whether a link, a form or a redirect led to it.
 */
export function readableSearch(query: URLSearchParams): string {
  return query.toString().replaceAll('%3A', ':');
}
