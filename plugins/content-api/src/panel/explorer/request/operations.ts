import { filterFields, type FilterField } from './filter-fields.ts';
import {
  asSchema,
  asSchemas,
  hasType,
  patternOf,
  propertiesOf,
  resolved,
  textsOf,
  type ApiDescription,
  type JsonSchema,
} from './json-schema.ts';

/** An input for a parameter, or for a part of one, such as `pagination[page]`. */
export interface ParameterInput {
  /** The name in the address. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'list';
  /** The permitted texts of a choice; suggestions of a list. */
  readonly options: readonly string[];
  /** The pattern of further texts in a list; null for suggestions only. */
  readonly pattern: string | null;
  /** True for a list that is sent with commas, false for repeated parameters. */
  readonly hasCommas: boolean;
}

/** The method of `@admin/client` that does the same as an operation. */
export interface ClientCall {
  /** The plural or singular name in the path. */
  readonly type: string;
  readonly isSingle: boolean;
  readonly method: 'find' | 'findOne' | 'create' | 'update' | 'delete';
}

/** An operation of the content API. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  /** With placeholders in braces: `/api/articles/{id}`. */
  readonly path: string;
  /** The content type or plugin. */
  readonly group: string;
  readonly pathInputs: readonly ParameterInput[];
  /** The inputs of the query except for filters, by the parameter that they belong to. */
  readonly queryInputs: readonly ParameterInput[];
  /** The values that lists can be filtered by; null if there are no filters. */
  readonly filters: readonly FilterField[] | null;
  /** The schema of the JSON body; null without one. */
  readonly body: JsonSchema | null;
  /** Null for operations that do not belong to a content type, and for new locales. */
  readonly call: ClientCall | null;
  /** The parts that are dynamic zones. */
  readonly zones: ReadonlySet<string>;
}

/** Operations of one content type or plugin. */
export interface OperationGroup {
  readonly name: string;
  readonly operations: readonly ApiOperation[];
}

/** Returns whether an operation changes content. */
export function isWrite({ method }: Pick<ApiOperation, 'method'>): boolean {
  return method !== 'GET';
}

function inputOf(
  name: string,
  schema: JsonSchema,
  { isRequired, explode }: { readonly isRequired: boolean; readonly explode: unknown },
): ParameterInput {
  const shared = {
    name,
    isRequired,
    pattern: null,
    hasCommas: explode === false,
  };
  if (hasType(schema, 'array')) {
    const items = asSchema(schema['items']);
    return { ...shared, kind: 'list', options: textsOf(items), pattern: patternOf(items) };
  }
  const options = textsOf(schema);
  if (options.length > 0) return { ...shared, kind: 'choice', options };
  const isNumber = hasType(schema, 'integer') || hasType(schema, 'number');
  const kind = isNumber ? 'number' : hasType(schema, 'boolean') ? 'boolean' : 'text';
  return { ...shared, kind, options: [] };
}

function inputsOf(api: ApiDescription, parameter: JsonSchema): readonly ParameterInput[] {
  const { name = '', required = false, style, explode } = parameter;
  const schema = resolved(api, parameter['schema']);
  const rest = { isRequired: required === true, explode };
  if (style !== 'deepObject') return [inputOf(String(name), schema, rest)];
  return propertiesOf(schema).map(([key, property]) =>
    inputOf(`${String(name)}[${key}]`, property, { ...rest, isRequired: false }),
  );
}

/** Returns the schema of a JSON body or response; null for any other media type. */
function jsonSchema(content: unknown): JsonSchema | null {
  const json = asSchema(content)['application/json'];
  return json === undefined ? null : asSchema(asSchema(json)['schema']);
}

/** Returns the schema of the entries in a response, without the members around their attributes. */
function entryAttributes(api: ApiDescription, response: JsonSchema): JsonSchema {
  const data = resolved(api, asSchema(response['properties'])['data']);
  const entry = resolved(api, hasType(data, 'array') ? data['items'] : data);
  const attributes = asSchema(entry['properties'])['attributes'];
  return attributes === undefined ? entry : resolved(api, attributes);
}

function zonesIn(attributes: JsonSchema): readonly string[] {
  const isComponent = (item: JsonSchema): boolean =>
    asSchemas(item['allOf']).some((part) => Object.hasOwn(asSchema(part['properties']), '__component'));
  return propertiesOf(attributes).flatMap(([name, schema]) =>
    asSchemas(asSchema(schema['items'])['anyOf']).some(isComponent) ? [name] : [],
  );
}

const methods: ReadonlySet<string> = new Set(['find', 'findOne', 'create', 'update', 'delete']);

function clientCall(
  { path, id, group }: Pick<ApiOperation, 'path' | 'id' | 'group'>,
  isSingle: boolean,
): ClientCall | null {
  const method = id.slice(id.lastIndexOf('.') + 1);
  const [, type] = /^\/api\/([^/]+)/.exec(path) ?? [];
  if (!group.startsWith('api::') || type === undefined || !methods.has(method)) return null;
  return { type, isSingle, method: method as ClientCall['method'] };
}

function operationOf(
  api: ApiDescription,
  [path, method]: readonly [string, string],
  described: JsonSchema,
): ApiOperation | null {
  const ok = asSchema(asSchema(described['responses'])['200']);
  const response = jsonSchema(ok['content']);
  const sent = asSchema(described['requestBody'])['content'];
  const body = sent === undefined ? null : jsonSchema(sent);
  // Forms with files and streams of events are no requests that a page can show.
  if (response === null || (sent !== undefined && body === null)) return null;
  const parameters = asSchemas(described['parameters']);
  const filters = parameters.find(({ name }) => name === 'filters');
  const inputs = (location: string) =>
    parameters
      .filter((one) => one['in'] === location && one !== filters)
      .flatMap((one) => inputsOf(api, one));
  const [group = ''] = Array.isArray(described['tags']) ? (described['tags'] as readonly string[]) : [];
  const id = String(described['operationId']);
  const attributes = entryAttributes(api, response);
  return {
    id,
    method: method.toUpperCase(),
    path,
    group,
    pathInputs: inputs('path'),
    queryInputs: inputs('query'),
    filters: filters === undefined ? null : filterFields(api, filters['schema'], attributes),
    body,
    call: clientCall({ path, id, group }, isSinglePath(api, path)),
    zones: new Set(zonesIn(attributes)),
  };
}

/** Returns whether a path is that of a single type: that of a collection type has lists, new entries or entries below it. */
function isSinglePath({ paths }: ApiDescription, path: string): boolean {
  if (path.includes('{') || Object.keys(paths).some((one) => one.startsWith(`${path}/{`))) return false;
  const methodsOf = asSchema(paths[path]);
  const list = asSchemas(asSchema(methodsOf['get'])['parameters']).some(({ name }) => name === 'pagination');
  return !list && methodsOf['post'] === undefined;
}

const order = ['GET', 'POST', 'PUT', 'DELETE'];

/** Returns the operations of a description that a page can run, by content type or plugin. */
export function readOperations(api: ApiDescription): readonly OperationGroup[] {
  const groups = new Map<string, ApiOperation[]>();
  for (const [path, described] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(described)) {
      const read = operationOf(api, [path, method], asSchema(operation));
      if (read !== null) groups.set(read.group, [...(groups.get(read.group) ?? []), read]);
    }
  }
  return [...groups].map(([name, operations]) => ({
    name,
    operations: operations.toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method)),
  }));
}
