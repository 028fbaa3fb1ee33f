import { isLocalized, unionOf, type ContentType } from '@admin/content-model';
import type { ApiClient } from '@admin/server';
import { apiPermissions, writingPermissions } from '../access/api-permissions.ts';
import type { EntryForm } from '../parameters/read-parameters.ts';
import { pathOf } from '../served-types.ts';
import type { DescribedContent, DescribedType } from './described-types.ts';
import { inputName, type WritableType } from './input-schemas.ts';
import { listOf, objectOf, ref, type JsonSchema } from './json-schema.ts';
import { entryParameters, listParameters, type Parameter } from './query-parameters.ts';

/** The operations of each path, by method. */
export type Paths = Record<string, Record<string, JsonSchema>>;

/** The caller of the described operations, and the form of entries. */
export interface DescribedCall {
  readonly content: DescribedContent;
  readonly apiClient: ApiClient;
  readonly form: EntryForm;
  /** The actions that need no token. */
  readonly publicActions: ReadonlySet<string>;
}

/** The part of an operation that is its own. */
interface OperationSpec {
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  /** The required action, such as `api::article.article.find`. */
  readonly action: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: JsonSchema;
  readonly response: JsonSchema;
  /** The media type of the response. @default 'application/json' */
  readonly mediaType?: string;
  /** Errors besides those that every operation has. */
  readonly errors?: readonly string[];
}

const json = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });

const errorNames: Readonly<Record<string, string>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooManyRequests',
};

/** Returns an operation with the errors that every operation has. */
export function operation(
  { publicActions }: Pick<DescribedCall, 'publicActions'>,
  {
    operationId,
    summary,
    tag,
    action,
    parameters = [],
    body,
    response,
    mediaType = 'application/json',
    errors = [],
  }: OperationSpec,
): JsonSchema {
  const all = ['400', '401', '403', ...errors, '429'];
  return {
    operationId,
    summary,
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    security: publicActions.has(action) ? [{}, { token: [] }] : [{ token: [] }],
    responses: {
      200: { description: 'The result.', content: { [mediaType]: { schema: response } } },
      ...Object.fromEntries(
        all.map((status) => [status, { $ref: `#/components/responses/${errorNames[status] ?? ''}` }]),
      ),
    },
  };
}

const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The id of the entry in one of its locales.',
  schema: { type: 'integer' },
};

const meta = objectOf({});
const entryOf = (schema: JsonSchema): JsonSchema => objectOf({ data: schema, meta }, ['data', 'meta']);
const pageOf = (schema: JsonSchema): JsonSchema =>
  objectOf({ data: listOf(schema), meta: objectOf({ pagination: ref('pageInfo') }, ['pagination']) }, [
    'data',
    'meta',
  ]);

/** Returns the content types whose entries a client may create or change, with the fields that it may write. */
export function writableTypes({ content, apiClient }: DescribedCall): readonly WritableType[] {
  const { schemas, types } = content;
  return [...types.values()].flatMap(({ contentType }) => {
    const { uid } = contentType;
    const mayWrite = ['create', 'update'].some((name) => apiClient.allows?.(`${uid}.${name}`));
    if (!mayWrite) return [];
    const publishedOnly = apiClient.isAnonymous === true;
    const reading = apiPermissions(apiClient, schemas, { uid, publishedOnly });
    const permissions = writingPermissions(apiClient, reading);
    const grants = (['create', 'update'] as const).flatMap((name) => permissions.grants(name, contentType));
    return [{ contentType, fields: unionOf(grants.map(({ fields }) => fields)) }];
  });
}

/** Describes the operations of one content type that the client may call. */
function addOperations(paths: Paths, call: DescribedCall, type: DescribedType): void {
  const { contentType } = type;
  const { uid, info, kind } = contentType;
  const { content, apiClient } = call;
  const path = pathOf(contentType);
  const entry = ref(content.nameOf(uid));
  const title = info.displayName;
  const one = entryParameters(call, type);
  const data = objectOf({ data: ref(inputName(content, uid)) }, ['data']);
  const add = (
    at: string,
    method: string,
    { name, ...spec }: Omit<OperationSpec, 'action' | 'operationId' | 'tag'> & { readonly name: string },
  ): void => {
    const action = `${uid}.${name === 'createLocalization' ? 'create' : name}`;
    if (apiClient.allows?.(action) !== true) return;
    const operationId = `${info.singularName}.${name}`;
    const described = operation(call, { ...spec, operationId, tag: uid, action });
    paths[at] = { ...paths[at], [method]: described };
  };
  const errors = ['404'];
  if (kind === 'singleType') {
    add(path, 'get', {
      name: 'find',
      summary: `Read ${title}`,
      parameters: one,
      response: entryOf(entry),
      errors,
    });
    add(path, 'put', {
      name: 'update',
      summary: `Save ${title}`,
      parameters: one,
      body: data,
      response: entryOf(entry),
      errors,
    });
    add(path, 'delete', {
      name: 'delete',
      summary: `Delete ${title}`,
      parameters: one,
      response: entryOf(entry),
      errors,
    });
    return;
  }
  const parameters = [idParameter, ...one];
  const at = `${path}/{id}`;
  add(path, 'get', {
    name: 'find',
    summary: `List ${title}`,
    parameters: listParameters(call, type),
    response: pageOf(entry),
  });
  add(path, 'post', {
    name: 'create',
    summary: `Create ${title}`,
    parameters: one,
    body: data,
    response: entryOf(entry),
  });
  add(at, 'get', { name: 'findOne', summary: `Read ${title}`, parameters, response: entryOf(entry), errors });
  add(at, 'put', {
    name: 'update',
    summary: `Change ${title}`,
    parameters,
    body: data,
    response: entryOf(entry),
    errors,
  });
  add(at, 'delete', {
    name: 'delete',
    summary: `Delete ${title}`,
    parameters,
    response: entryOf(entry),
    errors,
  });
  if (isLocalized(contentType)) addLocalization(add, at, { content, contentType, parameters, errors });
}

function addLocalization(
  add: (
    at: string,
    method: string,
    spec: Omit<OperationSpec, 'action' | 'operationId' | 'tag'> & { readonly name: string },
  ) => void,
  at: string,
  {
    content,
    contentType,
    parameters,
    errors,
  }: {
    readonly content: DescribedContent;
    readonly contentType: ContentType;
    readonly parameters: readonly Parameter[];
    readonly errors: readonly string[];
  },
): void {
  const { uid, info } = contentType;
  const locale = objectOf({ locale: { type: 'string', maxLength: 35 } }, ['locale']);
  add(`${at}/localizations`, 'post', {
    name: 'createLocalization',
    summary: `Add a locale to ${info.displayName}`,
    parameters,
    body: { allOf: [ref(inputName(content, uid)), locale] },
    // Always the flat form, without `data`.
    response: objectOf({ id: { type: 'integer' }, locale: { type: 'string' } }, ['id']),
    errors,
  });
}

/** Describes the operations on content types that the client may call. */
export function contentPaths(call: DescribedCall): Paths {
  const paths: Paths = {};
  for (const type of call.content.types.values()) {
    if (type.contentType.uid.startsWith('api::')) addOperations(paths, call, type);
  }
  return paths;
}
