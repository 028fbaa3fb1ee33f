import type { ApiClientEndpoint } from '@admin/server';
import type { EntryForm } from '../parameters/read-parameters.ts';
import { entrySchemas } from './entry-schemas.ts';
import { filterSchemas } from './filter-schemas.ts';
import { inputSchemas } from './input-schemas.ts';
import { objectOf, orNull, ref, type JsonSchema, type NamedSchemas } from './json-schema.ts';
import { contentPaths, operation, writableTypes, type DescribedCall, type Paths } from './operations.ts';
import { paginationSchema } from './query-parameters.ts';

/** An OpenAPI 3.1 description. */
export type ApiDescription = Readonly<Record<string, unknown>>;

const integer: JsonSchema = { type: 'integer' };

const sharedSchemas: NamedSchemas = {
  pagination: paginationSchema,
  pageInfo: objectOf({
    page: integer,
    pageSize: integer,
    pageCount: integer,
    start: integer,
    limit: integer,
    total: integer,
    totalIsAtLeast: { type: 'boolean', description: 'Whether there are more entries than were counted.' },
    cursor: orNull({ type: 'string' }),
  }),
  error: objectOf(
    {
      data: { type: 'null' },
      error: objectOf(
        {
          status: integer,
          name: { type: 'string' },
          message: { type: 'string' },
          details: { description: 'What is invalid, where the error is about values.' },
        },
        ['status', 'name', 'message'],
      ),
    },
    ['data', 'error'],
  ),
};

const errorResponses = Object.fromEntries(
  Object.entries({
    invalid: 'The request is invalid; the message names the parameter or value.',
    unauthorized: 'The token is missing or invalid.',
    forbidden: 'The token does not allow this request.',
    notFound: 'The entry does not exist.',
    tooManyRequests: 'Too many requests; Retry-After contains the seconds to wait.',
  }).map(([name, description]) => [
    name,
    { description, content: { 'application/json': { schema: ref('error') } } },
  ]),
);

/** Returns a plain copy of a schema: only what is in its JSON. */
function plain(schema: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(schema)) as JsonSchema;
}

function parametersIn(location: 'path' | 'query', schema: unknown): readonly JsonSchema[] {
  const { properties = {}, required = [] } = plain(schema ?? {}) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    ...((location === 'path' || required.includes(name)) && { required: true }),
    schema: property,
  }));
}

function parametersOf({ params, query }: ApiClientEndpoint): readonly JsonSchema[] {
  return [...parametersIn('path', params), ...parametersIn('query', query)];
}

/** Adds an operation that does not belong to a content type, such as uploading files. */
function addEndpoint(paths: Paths, call: DescribedCall, endpoint: ApiClientEndpoint): void {
  const { method, policy, accepts, body, response, streams } = endpoint;
  const action = policy.apiClient;
  const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
  const verb = method.toLowerCase();
  if (paths[path]?.[verb] !== undefined || call.apiClient.allows?.(action) !== true) return;
  const [, owner = '', name = ''] = /^(.*?::.*)\.([^.]+)$/.exec(action) ?? [];
  const described = operation(call, {
    // Several endpoints can require one action.
    operationId: `${verb}${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`.replace(/-$/, ''),
    summary: `${name} (${owner})`,
    tag: owner,
    action,
    parameters: parametersOf(endpoint),
    ...(body !== undefined && { body: plain(body) }),
    response: response === undefined ? {} : plain(response),
    ...(streams === true && { response: { type: 'string' }, mediaType: 'text/event-stream' }),
    errors: ['404'],
  });
  const form = {
    required: true,
    content: {
      'multipart/form-data': {
        schema: objectOf({ files: { type: 'array', items: { type: 'string', format: 'binary' } } }),
      },
    },
  };
  paths[path] = {
    ...paths[path],
    [verb]: accepts === 'files' ? { ...described, requestBody: form } : described,
  };
}

/** Options of a description. */
interface DescribeOptions extends DescribedCall {
  /** The endpoints that API clients call, those of content types included. */
  readonly endpoints: readonly ApiClientEndpoint[];
  /** The address of the server, or `/`. */
  readonly serverUrl: string;
  readonly form: EntryForm;
}

/** Describes the operations that a client may call, with the fields that it may read and write. */
export function describeApi({ endpoints, serverUrl, ...call }: DescribeOptions): ApiDescription {
  const { content, form } = call;
  const paths = contentPaths(call);
  for (const endpoint of endpoints) {
    // Those of content types are described above, or not open to the client.
    if (!endpoint.policy.apiClient.startsWith('api::')) addEndpoint(paths, call, endpoint);
  }
  const writable = writableTypes(call);
  const schemas = {
    ...sharedSchemas,
    ...entrySchemas(content, form),
    ...filterSchemas(content),
    ...inputSchemas(content, writable),
  };
  const tags = new Set(Object.values(paths).flatMap((path) => Object.values(path).flatMap(tagsOf)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content API',
      version: '1.0.0',
      description: 'The operations that the caller may call, with the fields that it may read and write.',
    },
    servers: [{ url: serverUrl }],
    tags: [...tags].map((name) => {
      const type = content.types.get(name)?.contentType;
      return { name, description: type?.info.description ?? type?.info.displayName ?? `Routes of ${name}` };
    }),
    paths,
    components: {
      schemas: onlyUsed(schemas, paths),
      responses: errorResponses,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An API token.' },
      },
    },
  };
}

function tagsOf(described: JsonSchema): readonly string[] {
  return described['tags'] as readonly string[];
}

/** Returns the schemas that operations reach by references. */
function onlyUsed(schemas: NamedSchemas, paths: Paths): NamedSchemas {
  const used = new Set(['error']);
  const visit = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name] ?? {});
    }
  };
  visit(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
