import { AxiosError, CanceledError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { ApiError } from '../../http/api-error.ts';
import {
  errorBody,
  respond,
  respondWithError,
  TestResponse,
  type TestResponses,
  type TestRequest,
} from './test-responses.ts';

/** A fake server for the real client. */
export interface TestWire {
  /** All received requests, in order. */
  readonly requests: readonly TestRequest[];
  /** Method and path of every request without a response. */
  readonly unanswered: readonly string[];
  readonly adapter: AxiosAdapter;
}

const parameterCount = (template: string) => template.split('/:').length - 1;

/** Returns the values of the template's parameters; null for another address. */
function paramsOf(template: string, name: string): Readonly<Record<string, string>> | null {
  const [segments, parts] = [template.split('/'), name.split('/')];
  if (segments.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(part);
    else if (segment !== part) return null;
  }
  return params;
}

/** Returns the body as the server parses it. */
function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

/** Returns the query as the server parses it, as plain data. */
function queryOf(params: unknown): unknown {
  return typeof params === 'object' && params !== null ? { ...params } : params;
}

/** Returns the response of the server for an error that a test throws; other errors are passed on. */
function toResponse(error: unknown): TestResponse {
  if (!(error instanceof ApiError) || error.status === 0) throw error;
  const { status, name, message, details, retryAfter, requestId } = error;
  return respond({
    status,
    body: errorBody(status, name, message, details),
    headers: {
      ...(retryAfter !== null && { 'Retry-After': `${retryAfter}` }),
      ...(requestId !== null && { 'X-Request-Id': requestId }),
    },
  });
}

/** Creates a fake server with these responses. A request without a response is a 404 that names it. */
export function createTestWire(responses: TestResponses): TestWire {
  const requests: TestRequest[] = [];
  const unanswered: string[] = [];
  // `/users/me` takes precedence over `/users/:id`.
  const templates = Object.keys(responses).toSorted(
    (one, other) => parameterCount(one) - parameterCount(other),
  );

  const find = (name: string) => {
    for (const template of templates) {
      const params = paramsOf(template, name);
      if (params) return { template, params };
    }
    return null;
  };

  const responseTo = async (template: string, request: TestRequest): Promise<TestResponse> => {
    const response = (responses as Readonly<Record<string, unknown>>)[template];
    try {
      const given: unknown = await (typeof response === 'function' ? response(request) : response);
      return given instanceof TestResponse ? given : respond({ body: given });
    } catch (error) {
      return toResponse(error);
    }
  };

  return {
    requests,
    unanswered,
    adapter: async (config) => {
      const path = config.url ?? '';
      const name = `${(config.method ?? 'get').toUpperCase()} ${path}`;
      const found = find(name);
      const request: TestRequest = {
        name: found?.template ?? name,
        path,
        params: found?.params ?? {},
        query: queryOf(config.params),
        body: bodyOf(config.data),
        ...(config.signal && { signal: config.signal as AbortSignal }),
        header: (header: string) => {
          const value = config.headers.get(header);
          return typeof value === 'string' ? value : null;
        },
        arrived: (share) =>
          config.onUploadProgress?.({
            loaded: share,
            total: 1,
            progress: share,
            bytes: share,
            lengthComputable: true,
          }),
        received: (bytes) => config.onDownloadProgress?.({ loaded: bytes, bytes, lengthComputable: false }),
      };
      requests.push(request);
      if (!found) unanswered.push(name);
      const { status, body, headers } = found
        ? await responseTo(found.template, request)
        : respondWithError(404, 'NotFoundError', `No answer to ${name}`);
      if (config.signal?.aborted) throw new CanceledError(undefined, undefined, config);
      const response: AxiosResponse = { status, statusText: '', data: body, headers: { ...headers }, config };
      if (status < 400) return response;
      throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
    },
  };
}
