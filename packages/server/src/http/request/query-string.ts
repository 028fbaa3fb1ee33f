import qs from 'qs';
import { AppError } from '../../errors/app-error.ts';

const limits = {
  /** Deep enough for filters on nested relations; the query compiler has the final word on depth. */
  depth: 20,
  arrayLimit: 100,
  parameterLimit: 200,
  /** Characters; a longer query string is refused before it is looked at. */
  length: 32_768,
};

function refusedQuery(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'QUERY_INVALID', message });
}

const inherited = `(?:prototype|${Object.getOwnPropertyNames(Object.prototype).join('|')})`;

/**
 * Keys that no call may name: `__proto__` and the like anywhere, what objects inherit as a parameter of its own, and
 * `constructor.prototype`. Attributes may have such a name, as in `filters[constructor][$eq]=news`.
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

/** The names before the values, told apart as the parser does it. */
function keysOf(text: string): readonly string[] {
  return text.split('&').map((part) => {
    const inBrackets = part.indexOf(']=');
    const end = inBrackets < 0 ? part.indexOf('=') : inBrackets + 1;
    return decoded(end < 0 ? part : part.slice(0, end));
  });
}

/**
 * Parses a query string in the nested bracket form (`filters[$and][0][kind][$eq]=news`). Limits are hard:
 * what passes them is refused, never cut short in silence.
 * @throws AppError QUERY_INVALID (400)
 */
export function parseQueryString(text: string): Record<string, unknown> {
  if (text === '') return {};
  if (text.length > limits.length) throw refusedQuery('The query string is too long');
  decoded(text);
  if (keysOf(text).some((key) => forbiddenKeys.test(key))) {
    throw refusedQuery('The query string holds a forbidden key');
  }
  try {
    return qs.parse(text, {
      depth: limits.depth,
      strictDepth: true,
      arrayLimit: limits.arrayLimit,
      parameterLimit: limits.parameterLimit,
      // Objects without a prototype: a key is there only where it was sent.
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
