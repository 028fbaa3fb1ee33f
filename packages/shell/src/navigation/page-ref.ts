import { pathOf } from '../http/urls.ts';

/** The names of the parameters in a path: `'id'` for `'users/:id'`; never for a path without any. */
export type PageParameter<P extends string> = P extends `${infer First}/${infer Rest}`
  ? PageParameter<First> | PageParameter<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

/** The values that the address of a page requires. */
export type PageParameters<P extends string> = [PageParameter<P>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<PageParameter<P>, string | number>>;

/** The decoded parameters of an address. */
export type PageMatch<P extends string> = Readonly<Record<PageParameter<P>, string>>;

/** The query of an address; undefined values are omitted. */
export type PageQuery =
  URLSearchParams | Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The arguments of `to`; a page without parameters needs none. */
export type PageArguments<P extends string> = [PageParameter<P>] extends [never]
  ? [parameters?: PageParameters<P>, query?: PageQuery]
  : [parameters: PageParameters<P>, query?: PageQuery];

/** The ancestors of a path: `'users'` and `'users/:id'` for `'users/:id/edit'`. */
export type OuterPath<P extends string> = P extends `${infer First}/${infer Rest}`
  ? First | `${First}/${OuterPath<Rest>}`
  : never;

/** The path of a page: relative to the panel, without a wildcard and without a query. */
export type PagePath<P extends string> = P extends
  `/${string}` | `${string}/` | `${string}*${string}` | `${string}?${string}`
  ? never
  : P;

/**
 * Returns a query in the format of every address of the panel: colons stay readable, as in `sort=title:ASC`. With a
 * single format, the same page has the same address in links, forms and redirects.
 */
export function readableSearch(query: URLSearchParams): string {
  return query.toString().replaceAll('%3A', ':');
}

/** Returns a query with its question mark; empty without parameters. */
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

/** The address of a page as a value: callers that link to the page import it and contain no path. */
export interface PageRef<P extends string = string> {
  /** Relative to the base path of the panel, in the router's syntax, for a route. */
  readonly path: P;
  /** Returns the rest of the path below another page, for a nested route of that page. */
  readonly pathIn: (outer: { readonly path: OuterPath<P> }) => string;
  /**
   * Returns an address below the base path, with escaped parameters, for links and `navigate`.
   * @throws TypeError for a parameter that is not a segment of an address: an empty one, `.` or `..`
   */
  readonly to: (...args: PageArguments<P>) => string;
  /** Returns the decoded parameters of a path below the base path; undefined for the path of another page. */
  readonly match: (pathname: string) => PageMatch<P> | undefined;
}

const segmentsOf = (path: string): readonly string[] => path.replace(/^\/|\/$/g, '').split('/');

/** Decodes a segment; returns an invalid escape unchanged, like the router. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function write(path: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  for (const [name, value] of Object.entries(parameters)) {
    // Browsers remove such a segment, or the one before it, however it is escaped.
    if (/^\.{0,2}$/.test(String(value))) {
      throw new TypeError(`"${value}" cannot stand for "${name}" in the address ${path}.`);
    }
  }
  return pathOf(`/${path}`, parameters);
}

function read(path: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = segmentsOf(path);
  const found = segmentsOf(pathname);
  if (wanted.length !== found.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = found[index] ?? '';
    if (!segment.startsWith(':')) {
      // The router ignores case as well.
      if (segment.toLowerCase() !== text.toLowerCase()) return undefined;
    } else if (text === '') return undefined;
    else parameters[segment.slice(1)] = decoded(text);
  }
  return parameters;
}

/**
 * Defines the address of a page: `createPageRef('settings/users/:id')`. The compiler then checks the parameters of
 * every link to it. The address does not contain the base path, which the router adds.
 */
// Bundles omit the addresses that they do not use.
/* @__NO_SIDE_EFFECTS__ */
export function createPageRef<const P extends string>(path: PagePath<P>): PageRef<P> {
  return Object.freeze<PageRef<P>>({
    path,
    pathIn: (outer) => path.slice(outer.path.length + 1),
    to: (...[parameters, query]) => write(path, parameters) + writeQuery(query),
    match: (pathname) => read(path, pathname),
  });
}
