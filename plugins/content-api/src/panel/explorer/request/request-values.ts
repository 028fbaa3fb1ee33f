import type { FilterField } from './filter-fields.ts';
import type { ApiOperation, ParameterInput } from './operations.ts';

/** A condition on a value of the listed entries. */
export interface FilterRow {
  /** Identifies the row in its list. */
  readonly key: string;
  readonly path: string;
  readonly operator: string;
  /** As typed; several values with commas for operators such as `$in`. */
  readonly value: string;
}

/** The input of a request. */
export interface RequestValues {
  /** The values of parameters by name, as typed. */
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly filters: readonly FilterRow[];
  /** Further parameters, as in an address: `populate[author][fields]=name`. */
  readonly more: string;
  /** The JSON of the body. */
  readonly body: string;
}

/** The input of a request without any. */
export const noValues: RequestValues = { texts: {}, lists: {}, filters: [], more: '', body: '' };

type Value = string | number | boolean;

/** A tree of conditions, as clients send it. */
export interface FilterTree {
  readonly [name: string]: FilterTree | Value | readonly Value[] | readonly FilterTree[];
}

const several: ReadonlySet<string> = new Set(['$in', '$notIn', '$between']);
const emptiness: ReadonlySet<string> = new Set(['$null', '$notNull']);

/** Returns whether an operator compares with several values. */
export function takesSeveral(operator: string): boolean {
  return several.has(operator);
}

/** Returns the type of the values that an operator on a field takes. */
export function kindOf(field: Pick<FilterField, 'kind'>, operator: string): FilterField['kind'] {
  return emptiness.has(operator) ? 'boolean' : field.kind;
}

function typed(kind: FilterField['kind'], text: string): Value {
  if (kind === 'boolean') return text === 'true';
  return kind === 'number' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

function conditionOf(
  fields: readonly FilterField[],
  { path, operator, value }: FilterRow,
): FilterTree | null {
  const field = fields.find((one) => one.path === path);
  if (field === undefined || value === '') return null;
  const kind = kindOf(field, operator);
  const compared = takesSeveral(operator)
    ? value.split(',').map((text) => typed(kind, text.trim()))
    : typed(kind, value);
  return path
    .split('.')
    .reduceRight<FilterTree>((inner, name) => ({ [name]: inner }), { [operator]: compared });
}

function merged(one: FilterTree, other: FilterTree): FilterTree | null {
  const result: Record<string, FilterTree[string]> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = result[name];
    if (known === undefined) {
      result[name] = value;
      continue;
    }
    if (!isTree(known) || !isTree(value)) return null;
    const inner = merged(known, value);
    if (inner === null) return null;
    result[name] = inner;
  }
  return result;
}

function isTree(value: FilterTree[string]): value is FilterTree {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Returns the conditions of all rows in one tree; null without any. */
export function filterTree(
  { filters: fields }: Pick<ApiOperation, 'filters'>,
  { filters }: Pick<RequestValues, 'filters'>,
): FilterTree | null {
  const conditions = filters
    .map((row) => conditionOf(fields ?? [], row))
    .filter((condition) => condition !== null);
  if (conditions.length === 0) return null;
  const tree = conditions.reduce<FilterTree | null>(
    (all, one) => (all === null ? null : merged(all, one)),
    {},
  );
  return tree ?? { $and: conditions };
}

/** A parameter of a request with its value. */
export type Parameter = readonly [name: string, value: string];

function addTree(parameters: Parameter[], name: string, value: FilterTree[string]): void {
  if (typeof value !== 'object') {
    parameters.push([name, String(value)]);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    addTree(parameters, `${name}[${key}]`, inner as FilterTree[string]);
  }
}

function parametersOf(input: ParameterInput, { texts, lists }: RequestValues): readonly Parameter[] {
  const { name, kind, hasCommas } = input;
  if (kind !== 'list') {
    const text = texts[name] ?? '';
    return text === '' ? [] : [[name, text]];
  }
  const items = lists[name] ?? [];
  if (items.length === 0) return [];
  return hasCommas ? [[name, items.join(',')]] : items.map((item) => [name, item] as const);
}

/** A request to the content API. */
export interface ApiRequest {
  readonly method: string;
  /** The path with filled-in placeholders. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The path with the encoded query. */
  readonly address: string;
  /** The JSON of the body; null without one. */
  readonly body: string | null;
}

/** Returns the request that the input of an operation describes. */
export function requestOf(operation: ApiOperation, values: RequestValues): ApiRequest {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.texts[name] ?? ''),
  );
  const parameters = operation.queryInputs.flatMap((input) => parametersOf(input, values));
  const tree = filterTree(operation, values);
  if (tree !== null) addTree(parameters, 'filters', tree);
  for (const parameter of new URLSearchParams(values.more.trim().replace(/^\?/, ''))) {
    parameters.push(parameter);
  }
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return {
    method: operation.method,
    path,
    parameters,
    address: query === '' ? path : `${path}?${query}`,
    body: operation.body === null ? null : values.body,
  };
}

/** Returns the names of required values that are missing in the path. */
export function missingValues({ pathInputs }: ApiOperation, { texts }: RequestValues): readonly string[] {
  return pathInputs.filter(({ name }) => (texts[name] ?? '').trim() === '').map(({ name }) => name);
}
