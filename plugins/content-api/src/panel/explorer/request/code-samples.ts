import type { ApiOperation } from './operations.ts';
import { filterTree, requestOf, type FilterTree, type RequestValues } from './request-values.ts';

/** A request that is written as code. */
export interface SampleRequest {
  readonly operation: ApiOperation;
  readonly values: RequestValues;
  /** The address of the server, without a trailing slash. */
  readonly server: string;
  /** True if the request has a token. Samples never contain it. */
  readonly hasToken: boolean;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns a request as a command of curl, with the token in the variable `TOKEN`. */
export function curlSample({ operation, values, server, hasToken }: SampleRequest): string {
  const { method, address, body } = requestOf(operation, values);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(server + address)}`,
    ...(hasToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === null
      ? []
      : [`-H ${shellQuoted('Content-Type: application/json')}`, `--data ${shellQuoted(body)}`]),
  ].join(' \\\n  ');
}

/** The expression of the token in samples. */
const tokenInCode = ['process', 'env', 'CMS_TOKEN'].join('.');

/** The width up to which objects and lists are on one line. */
const lineWidth = 80;

function literal(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inner}'`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

/** Returns a JSON value as a TypeScript expression. */
function printed(value: unknown, indent = ''): string {
  if (typeof value === 'string') return literal(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const items = isList
    ? value.map((item) => printed(item, deeper))
    : Object.entries(value).map(([name, inner]) => `${key(name)}: ${printed(inner, deeper)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return `${open}${close}`;
  const line = isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (!line.includes('\n') && indent.length + line.length <= lineWidth) return line;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}${close}`;
}

interface PartTree {
  all: boolean;
  readonly parts: Map<string, PartTree>;
}

/** Returns `populate` in the form of the client; null if the client has no form for it. */
function populateOf(paths: readonly string[], zones: ReadonlySet<string>): unknown {
  const root: PartTree = { all: false, parts: new Map() };
  for (const path of paths) {
    let at = root;
    for (const step of path.split('.')) {
      if (step === '*') {
        at.all = true;
        break;
      }
      const next = at.parts.get(step) ?? { all: false, parts: new Map<string, PartTree>() };
      at.parts.set(step, next);
      at = next;
    }
  }
  const nestedZone = [...root.parts].some(
    ([name, { all, parts }]) => zones.has(name) && (all || parts.size > 0),
  );
  return nestedZone ? null : written(root);
}

function written({ all, parts }: PartTree): unknown {
  if (all) return parts.size === 0 ? '*' : null;
  const isFlat = [...parts.values()].every((part) => !part.all && part.parts.size === 0);
  if (isFlat) return [...parts.keys()];
  const object: Record<string, unknown> = {};
  for (const [name, part] of parts) {
    const isLeaf = !part.all && part.parts.size === 0;
    const populate = isLeaf ? true : written(part);
    if (populate === null) return null;
    object[name] = isLeaf ? true : { populate };
  }
  return object;
}

const textOperators = /^\$(eqi|nei|(not)?contains|startsWith|endsWith)i?$/i;

/** Returns whether the client has the operators of all conditions: those for texts only compare texts. */
function hasClientFilters({ filters: fields }: ApiOperation, { filters }: RequestValues): boolean {
  return filters.every(({ path, operator }) => {
    const kind = fields?.find((field) => field.path === path)?.kind;
    return kind === 'text' || !textOperators.test(operator);
  });
}

const pageKeys = ['page', 'pageSize', 'start', 'limit'] as const;

function paginationOf({ texts }: RequestValues): Readonly<Record<string, unknown>> {
  const of = (name: string): string => texts[`pagination[${name}]`] ?? '';
  return {
    ...Object.fromEntries(pageKeys.filter((name) => of(name) !== '').map((name) => [name, Number(of(name))])),
    ...(of('withCount') !== '' && { withCount: of('withCount') === 'true' }),
  };
}

const states: Readonly<Record<string, string>> = { live: 'published', preview: 'draft' };

/** Returns the parameters of a request in the form of the client; null if the client has no form for them. */
function clientQuery(
  operation: ApiOperation,
  values: RequestValues,
): Readonly<Record<string, unknown>> | null {
  const { texts, lists, more } = values;
  const sort = lists['sort'] ?? [];
  const populated = lists['populate'] ?? [];
  const populate = populated.length === 0 ? undefined : populateOf(populated, operation.zones);
  if (more.trim() !== '' || populate === null || !hasClientFilters(operation, values)) return null;
  if (sort.some((one) => one.split('.').length > 2)) return null;
  const fields = lists['fields'] ?? [];
  // The server rejects both together.
  if (texts['projection'] && (fields.length > 0 || populated.length > 0)) return null;
  const filters: FilterTree | null = filterTree(operation, values);
  const pagination = paginationOf(values);
  const status = texts['status'] || states[texts['publicationState'] ?? ''];
  return {
    ...(texts['projection'] && { projection: texts['projection'] }),
    ...(fields.length > 0 && { fields }),
    ...(populate !== undefined && { populate }),
    ...(filters !== null && { filters }),
    ...(sort.length > 0 && { sort }),
    ...(Object.keys(pagination).length > 0 && { pagination }),
    ...(texts['_q'] && { search: texts['_q'] }),
    ...(texts['locale'] && { locale: texts['locale'] }),
    ...(status && { status }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function argumentsOf(values: readonly unknown[]): string {
  return values
    .filter((value) => typeof value !== 'object' || value === null || Object.keys(value).length > 0)
    .map((value) => printed(value))
    .join(', ');
}

/** Returns the call of the client that does the same; null without one. */
function clientCall({ operation, values }: SampleRequest): string | null {
  const { call } = operation;
  const query = clientQuery(operation, values);
  if (call === null || query === null) return null;
  const { type, isSingle, method } = call;
  const at = `client.${isSingle ? 'single' : 'collection'}(${literal(type)})`;
  const id = Number(values.texts['id'] ?? '');
  const ids = isSingle || method === 'find' || method === 'create' ? [] : [id];
  if (Number.isNaN(id)) return null;
  if (method === 'find' || method === 'findOne') {
    const cursor = values.texts['pagination[cursor]'] ?? '';
    if (cursor !== '') return null;
    const result = method === 'findOne' || isSingle ? 'entry' : '{ entries, pagination }';
    return `const ${result} = await ${at}.${method}(${argumentsOf([...ids, query])});`;
  }
  // The client reads nothing else than what it writes.
  if (Object.keys(query).length > 0) return null;
  if (method === 'delete') return `await ${at}.delete(${argumentsOf(ids)});`;
  const data = (parsed(values.body) as { readonly data?: unknown } | null | undefined)?.data;
  if (typeof data !== 'object' || data === null) return null;
  return `const entry = await ${at}.${method}(${[...ids, data].map((one) => printed(one)).join(', ')});`;
}

function fetchCall({ operation, values, server, hasToken }: SampleRequest): string {
  const { method, address, body } = requestOf(operation, values);
  const headers = [
    ...(hasToken ? [`Authorization: \`Bearer \${${tokenInCode}}\``] : []),
    ...(body === null ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const json = body === null ? undefined : parsed(body);
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(body === null
      ? []
      : [
          json === undefined
            ? `  body: ${literal(body)},`
            : `  body: JSON.stringify(${printed(json, '  ')}),`,
        ]),
  ];
  const target = literal(server + address);
  const sent = options.length === 0 ? target : `${target}, {\n${options.join('\n')}\n}`;
  return `const response = await fetch(${sent});\nconst body: unknown = await response.json();\n`;
}

/**
 * Returns a request as TypeScript: with `@admin/client` and the types of the command `atrium types`, or with `fetch` if the client
 * has no such request. The token is in the environment variable `CMS_TOKEN`.
 */
export function typeScriptSample(request: SampleRequest): string {
  const call = clientCall(request);
  if (call === null) return fetchCall(request);
  const options = [`url: ${literal(request.server)}`, ...(request.hasToken ? [`token: ${tokenInCode}`] : [])];
  return [
    `import { createClient } from '@admin/client';`,
    `import type { ContentSchema } from './content-schema.ts';`,
    '',
    `const client = createClient<ContentSchema>({ ${options.join(', ')} });`,
    call,
    '',
  ].join('\n');
}
