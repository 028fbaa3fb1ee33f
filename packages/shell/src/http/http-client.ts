import type { Calls } from '@admin/contract';
import { ApiError } from './api-error.ts';
import type { CallOptions, HttpClientSpec, Sender } from './call-options.ts';
import type { Endpoints, EndpointsClient } from './endpoints-client.ts';
import { addressWith, pathOf } from './urls.ts';
import { callKey, takePreloadedResponse } from './preloaded-responses.ts';

/**
 * The only client of the panel: every call contains the token of the session, is typed by the contract and fails with
 * an `ApiError`. A call whose token the server refuses is repeated once with a new one, after the user has signed in
 * again if necessary. A cancelled call rejects with axios's `CanceledError`, which callers ignore.
 */
export interface HttpClient extends Sender {
  /**
   * The same client, typed by the endpoints of a plugin: `http.for<typeof notesEndpoints>()`, from an `import type`.
   * Always the same object.
   */
  for<E extends Endpoints>(): EndpointsClient<E>;
}

/** Fetches the code that sends requests. It is not in the panel's first script, since the first page sends none. */
export const loadAxiosClient = () => import('./axios-client.ts');

/** Reports code that fails to load as an unreachable server. */
async function connect(spec: HttpClientSpec): Promise<Sender> {
  try {
    const { createAxiosClient } = await loadAxiosClient();
    return createAxiosClient(spec);
  } catch (cause) {
    throw new ApiError({ name: 'NetworkError', message: 'Network Error', status: 0, cause });
  }
}

/** Returns a response that the document has preloaded, in the form of the client's responses. */
async function answeredEarly<Name extends keyof Calls>(
  baseURL: string,
  name: Name,
  { params, query, body, headers, onHeaders, signal }: CallOptions<Name> = {},
): Promise<{ readonly data: Calls[Name]['response'] } | null> {
  // The document has not sent the additional headers of a caller.
  if (headers) return null;
  const [method = '', template = ''] = (name as string).split(' ');
  const response = await takePreloadedResponse(() =>
    callKey(method, addressWith(baseURL + pathOf(template, params), query), body),
  );
  if (!response || signal?.aborted) return null;
  onHeaders?.(response.headers);
  return { data: response.data as Calls[Name]['response'] };
}

/**
 * Creates the client. The first call fetches the code that sends requests; a failed attempt is repeated by the next
 * call.
 */
export function createHttpClient(spec: HttpClientSpec): HttpClient {
  let connecting: Promise<Sender> | null = null;

  const sender = (): Promise<Sender> =>
    (connecting ??= connect(spec).catch((error: unknown) => {
      connecting = null;
      throw error;
    }));

  const client: HttpClient = {
    async call(name, options) {
      const early = await answeredEarly(spec.baseURL, name, options);
      return early ? early.data : (await sender()).call(name, options);
    },
    download: async (name, options) => (await sender()).download(name, options),
    // Only the types differ: the name of a call contains its method and path.
    for: <E extends Endpoints>() => client as unknown as EndpointsClient<E>,
  };
  return client;
}
