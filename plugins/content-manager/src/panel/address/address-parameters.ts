import type { AddressParameter } from '../../points/address-parameter-rules.ts';

/** The parameters of an address as calls carry them, `{ locale: 'fr' }`: part of what an answer is kept under. */
export type CallParameters = Readonly<Record<string, string>>;

const prefix = 'plugins[';

function keyOf({ id }: Pick<AddressParameter, 'id'>): string {
  const dot = id.indexOf('.');
  return `${prefix}${id.slice(0, dot)}][${id.slice(dot + 1)}]`;
}

/** The value of a parameter in the query of an address; null where it has none. */
export function parameterValue(
  query: URLSearchParams,
  parameter: Pick<AddressParameter, 'id'>,
): string | null {
  return query.get(keyOf(parameter)) || null;
}

/** The same query with another value of a parameter; null takes it out. */
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

/** The first of two with the same name comes last, and stays. */
const asCalled = (found: Found): CallParameters =>
  Object.fromEntries(found.map(([{ wire }, value]) => [wire, value]).toReversed());

/** What calls carry of an address: the parameters that plugins added, and none that nobody knows. */
export function callParameters(known: readonly AddressParameter[], query: URLSearchParams): CallParameters {
  return asCalled(withoutEmpty(known, (parameter) => query.get(keyOf(parameter))));
}

/** The same for what has values of its own under the names of the server, such as an entry with its locale. */
export function parametersOf(
  known: readonly AddressParameter[],
  values: Readonly<Record<string, unknown>>,
): CallParameters {
  return asCalled(withoutEmpty(known, ({ wire }) => values[wire]));
}

/** The query of an address that calls with these parameters come from. */
export function parameterQuery(
  known: readonly AddressParameter[],
  parameters: CallParameters,
): URLSearchParams {
  const found = withoutEmpty(known, ({ wire }) => parameters[wire]);
  return new URLSearchParams(found.map(([parameter, value]) => [keyOf(parameter), value]));
}

/**
 * A query with what plugins keep in the current address, whoever they are: a parameter that no plugin added in this
 * panel is not lost on the way.
 */
export function keepParameters(current: URLSearchParams, query = new URLSearchParams()): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const [key, value] of current) if (key.startsWith(prefix)) kept.set(key, value);
  return kept;
}

/** The locale as points of the content manager promise it to plugins: the parameter that the server calls so. */
export function promisedLocale({ locale }: CallParameters): { readonly locale?: string } {
  return locale === undefined ? {} : { locale };
}
