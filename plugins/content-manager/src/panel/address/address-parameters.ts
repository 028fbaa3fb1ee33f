import type { AddressParameter } from '../../points/address-parameter-rules.ts';

/** The plugins' parameters of an address as requests carry them, `{ locale: 'fr' }`; part of the keys of cached responses. */
export type CallParameters = Readonly<Record<string, string>>;

const prefix = 'plugins[';

function keyOf({ id }: Pick<AddressParameter, 'id'>): string {
  const dot = id.indexOf('.');
  return `${prefix}${id.slice(0, dot)}][${id.slice(dot + 1)}]`;
}

/** Returns the value of a parameter in the query of an address, or null. */
export function parameterValue(
  query: URLSearchParams,
  parameter: Pick<AddressParameter, 'id'>,
): string | null {
  return query.get(keyOf(parameter)) || null;
}

/** Returns the query with another value of a parameter; null removes it. */
export function withParameter(
  query: URLSearchParams,
  parameter: Pick<AddressParameter, 'id'>,
  value: string | null,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === null) next.delete(keyOf(parameter));
  else next.set(keyOf(parameter), value);
  return next;
}

type Found = readonly (readonly [AddressParameter, string])[];

function withoutEmpty(
  known: readonly AddressParameter[],
  valueOf: (parameter: AddressParameter) => unknown,
): Found {
  return known.flatMap((parameter) => {
    const value = valueOf(parameter);
    return typeof value === 'string' && value !== '' ? [[parameter, value] as const] : [];
  });
}

/** Reversed, so that of two with the same name the first wins. */
const toCallParameters = (found: Found): CallParameters =>
  Object.fromEntries(found.map(([{ queryParam }, value]) => [queryParam, value]).toReversed());

/** Returns the parameters of an address that plugins have added, named as in requests. */
export function callParameters(known: readonly AddressParameter[], query: URLSearchParams): CallParameters {
  return toCallParameters(withoutEmpty(known, (parameter) => query.get(keyOf(parameter))));
}

/** Returns the parameters that an object has under their names in requests, such as the locale of an entry. */
export function parametersOf(
  known: readonly AddressParameter[],
  values: Readonly<Record<string, unknown>>,
): CallParameters {
  return toCallParameters(withoutEmpty(known, ({ queryParam }) => values[queryParam]));
}

/** Returns the query of an address whose requests carry these parameters. */
export function parameterQuery(
  known: readonly AddressParameter[],
  parameters: CallParameters,
): URLSearchParams {
  const found = withoutEmpty(known, ({ queryParam }) => parameters[queryParam]);
  return new URLSearchParams(found.map(([parameter, value]) => [keyOf(parameter), value]));
}

/**
 * Returns a query with all plugin parameters of the current address, also those that no plugin of this panel adds.
 */
export function keepParameters(current: URLSearchParams, query = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [key, value] of current) if (key.startsWith(prefix)) next.set(key, value);
  return next;
}

/** Returns the locale that points of the content manager promise to plugins: the request parameter `locale`. */
export function promisedLocale({ locale }: CallParameters): { readonly locale?: string } {
  return locale === undefined ? {} : { locale };
}

/** The source of initial values that the address of a new entry names. */
export interface StartParameter {
  /** Id of a contribution to `initialValues`. */
  readonly id: string;
  readonly value: string;
}

const start = /^start\[(?<id>[\w.-]+)\]$/;

/** Returns the query that names a source of initial values: `start[i18n.translation]=3`. */
export function startQuery({ id, value }: StartParameter): Readonly<Record<string, string>> {
  return { [`start[${id}]`]: value };
}

/** Reads the source of initial values from the query of a new entry, or null. */
export function startParameter(query: URLSearchParams): StartParameter | null {
  for (const [name, value] of query) {
    const id = start.exec(name)?.groups?.['id'];
    if (id !== undefined && value !== '') return { id, value };
  }
  return null;
}

/** Returns the query without the source of initial values, for pages opened from a new entry. */
export function withoutStart(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !start.test(name)));
}
