import { pathOf } from '../../http/path-of.ts';
import type { OuterPath, PageArguments, PageMatch, PagePath } from './page-parameters.ts';
import { writeQuery } from './page-query.ts';

/** The address of a page as a value: whoever leads to the page imports it and writes no path. */
export interface PageRef<P extends string = string> {
  /** Relative to the panel's base, in the router's syntax: what a route takes. */
  readonly path: P;
  /** The rest of the path below another page, for a route among the pages of that one. */
  readonly pathIn: (outer: { readonly path: OuterPath<P> }) => string;
  /**
   * An address below the panel's base, with the parameters escaped: what links and `navigate` take.
   * @throws TypeError for a parameter that is no segment of an address: an empty one, `.` or `..`
   */
  readonly to: (...args: PageArguments<P>) => string;
  /** The parameters, decoded, that a path below the panel's base holds; undefined for another page's path. */
  readonly match: (pathname: string) => PageMatch<P> | undefined;
}

const segmentsOf = (path: string): readonly string[] => path.replace(/^\/|\/$/g, '').split('/');

/** A segment that is no valid escape stands for itself, as it does for the router. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function write(path: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  for (const [name, value] of Object.entries(parameters)) {
    // A browser drops such a segment, or the one before it, in whatever way it is escaped.
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
      // The router does not tell capital letters apart either.
      if (segment.toLowerCase() !== text.toLowerCase()) return undefined;
    } else if (text === '') return undefined;
    else parameters[segment.slice(1)] = decoded(text);
  }
  return parameters;
}

/**
 * Names the address of a page: `createPageRef('settings/users/:id')`. The compiler then knows the parameters of every
 * link to it. The panel's base path is the router's affair and stands in no address.
 */
export function createPageRef<const P extends string>(path: PagePath<P>): PageRef<P> {
  return Object.freeze<PageRef<P>>({
    path,
    pathIn: (outer) => path.slice(outer.path.length + 1),
    to: (...[parameters, query]) => write(path, parameters) + writeQuery(query),
    match: (pathname) => read(path, pathname),
  });
}
