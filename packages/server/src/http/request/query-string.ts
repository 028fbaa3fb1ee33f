import qs from 'qs';
import { AppError } from '../../errors/app-error.ts';

const limits = {
  /** Enough for filters on nested relations; the query compiler has a lower limit. */
  depth: 20,
  arrayLimit: 100,
  parameterLimit: 200,
  /** Characters; a longer query string is refused before it is parsed. */
  length: 32_768,
};

function refusedQuery(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'QUERY_INVALID', message });
}

const inherited = `(?:prototype|${Object.getOwnPropertyNames(Object.prototype).join('|')})`;

/**
 * Matches forbidden keys: `__proto__` and similar at any level, inherited members of objects at the top level, and
 * `constructor.prototype`. An attribute may have such a name, as in `filters[constructor][$eq]=news`.
 */
const forbiddenKeys = new RegExp(
  `(?:^|[[.])(?:__[a-zA-Z]+__|constructor[\\].[]+prototype)(?=[\\].[]|$)|^${inherited}(?=[.[]|$)`,
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refusedQuery('The query string is not correctly encoded');
  }
}

/** Returns the keys of a query string, separated from values as the parser does. */
function keysOf(text: string): readonly string[] {
  return text.split('&').map((part) => {
    const inBrackets = part.indexOf(']=');
    const end = inBrackets < 0 ? part.indexOf('=') : inBrackets + 1;
    return decoded(end < 0 ? part : part.slice(0, end));
  });
}

/**
 * Parses a query string in bracket notation (`filters[$and][0][kind][$eq]=news`). A query string above the limits is
 * refused, never truncated.
 * @throws AppError QUERY_INVALID (400)
 */
export function parseQueryString(text: string): Record<string, unknown> {
  if (text === '') return {};
  if (text.length > limits.length) throw refusedQuery('The query string is too long');
  decoded(text);
  if (keysOf(text).some((key) => forbiddenKeys.test(key))) {
    throw refusedQuery('The query string contains a forbidden key');
  }
  try {
    return qs.parse(text, {
      depth: limits.depth,
      strictDepth: true,
      arrayLimit: limits.arrayLimit,
      parameterLimit: limits.parameterLimit,
      // Objects without a prototype contain only the keys that were sent.
      plainObjects: true,
      comma: false,
      throwOnLimitExceeded: true,
    });
  } catch (error) {
    if (error instanceof RangeError)
      throw refusedQuery('The query string has too many or too deep parameters');
    throw error;
  }
}

const fault = Symbol('query fault');

/** Like `parseQueryString`, for the router, which cannot send errors: stores the error in the result. */
export function parseForRouter(text: string): Record<string | symbol, unknown> {
  try {
    return parseQueryString(text);
  } catch (error) {
    return { [fault]: error };
  }
}

/** Throws the error that `parseForRouter` stored. */
export function assertQueryReadable(query: unknown): void {
  if (typeof query === 'object' && query !== null && fault in query) throw query[fault];
}
