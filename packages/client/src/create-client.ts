import { ContentApiError } from './content-api-error.ts';
import type { Entry, Input, PageInfo, ProjectedEntry } from './entry.ts';
import type { AsModel, Model, Schema } from './model.ts';
import type {
  EntryQuery,
  FieldName,
  ListQuery,
  Populate,
  ProjectedListQuery,
  ProjectedQuery,
  ProjectionName,
} from './query.ts';
import { searchParams } from './search-params.ts';

/** Options of one request, such as `signal` and `cache`. */
export type RequestOptions = Omit<RequestInit, 'body' | 'method'>;

/** The server and the token with which a client reads. */
export interface ClientOptions {
  /** The address of the server, such as `https://cms.example.com`. */
  readonly url: string;
  /** An API token; keep it on the server. @default public access */
  readonly token?: string | undefined;
  /** Sends the requests. @default the global `fetch` */
  readonly fetch?: typeof fetch;
}

/** A page of a list. */
export interface Page<Item> {
  readonly entries: Item[];
  readonly pagination: PageInfo;
}

/** The entries of a collection type. */
export interface Collection<M extends Model> {
  /** Returns a page of entries as a declared projection reads them. */
  find<const N extends ProjectionName<M>>(
    query: ProjectedListQuery<M, N>,
    options?: RequestOptions,
  ): Promise<Page<ProjectedEntry<M, N>>>;
  /** Returns a page of entries. */
  find<const F extends FieldName<M> = never, const P extends Populate<M> = never>(
    query?: ListQuery<M, F, P>,
    options?: RequestOptions,
  ): Promise<Page<Entry<M, F, P>>>;
  /** Yields all entries as a declared projection reads them. */
  all<const N extends ProjectionName<M>>(
    query: Omit<ProjectedListQuery<M, N>, 'sort' | 'pagination'>,
    options?: RequestOptions,
  ): AsyncGenerator<ProjectedEntry<M, N>, void>;
  /** Yields all entries in the order of their ids, page by page with a cursor. */
  all<const F extends FieldName<M> = never, const P extends Populate<M> = never>(
    query?: Omit<ListQuery<M, F, P>, 'sort' | 'pagination'>,
    options?: RequestOptions,
  ): AsyncGenerator<Entry<M, F, P>, void>;
  /** Returns an entry by its id as a declared projection reads it. */
  findOne<const N extends ProjectionName<M>>(
    id: number,
    query: ProjectedQuery<N>,
    options?: RequestOptions,
  ): Promise<ProjectedEntry<M, N>>;
  /** Returns an entry by its id. @throws ContentApiError with status 404 if it does not exist */
  findOne<const F extends FieldName<M> = never, const P extends Populate<M> = never>(
    id: number,
    query?: EntryQuery<M, F, P>,
    options?: RequestOptions,
  ): Promise<Entry<M, F, P>>;
  /** Creates an entry, published unless `publishedAt` is null. @throws ContentApiError with `problems` */
  create(values: Input<M>, options?: RequestOptions): Promise<Entry<M>>;
  /** Changes the given values of an entry. @throws ContentApiError with `problems` */
  update(id: number, values: Input<M>, options?: RequestOptions): Promise<Entry<M>>;
  /** Deletes an entry, and returns its last values. */
  delete(id: number, options?: RequestOptions): Promise<Entry<M>>;
}

/** The entry of a single type. */
export interface Single<M extends Model> {
  /** Returns the entry as a declared projection reads it. */
  find<const N extends ProjectionName<M>>(
    query: ProjectedQuery<N>,
    options?: RequestOptions,
  ): Promise<ProjectedEntry<M, N>>;
  /** Returns the entry. @throws ContentApiError with status 404 if it does not exist or is a draft */
  find<const F extends FieldName<M> = never, const P extends Populate<M> = never>(
    query?: EntryQuery<M, F, P>,
    options?: RequestOptions,
  ): Promise<Entry<M, F, P>>;
  /** Creates or changes the entry. @throws ContentApiError with `problems` */
  update(values: Input<M>, options?: RequestOptions): Promise<Entry<M>>;
  delete(options?: RequestOptions): Promise<Entry<M>>;
}

/** Reads and writes the content of an application. */
export interface Client<S extends Schema> {
  /** @param name the plural name in the path, such as `articles` */
  collection<K extends keyof S['collections'] & string>(name: K): Collection<AsModel<S['collections'][K]>>;
  /** @param name the singular name in the path, such as `homepage` */
  single<K extends keyof S['singles'] & string>(name: K): Single<AsModel<S['singles'][K]>>;
  /** Returns the absolute address of a file or picture format. */
  fileUrl(file: { readonly url: string }): string;
}

/**
 * Creates a client of the content API. Its types come from the command `atrium types`:
 * `createClient<ContentSchema>({ url, token })`.
 */
export function createClient<S extends Schema>({
  url,
  token,
  fetch: send = (input, init) => fetch(input, init),
}: ClientOptions): Client<S> {
  const base = url.replace(/\/+$/, '');
  const request = async (
    [method, path, query = {}, values]: readonly [string, string, (object | undefined)?, object?],
    options: RequestOptions = {},
  ): Promise<{ readonly data: never; readonly meta: { readonly pagination: PageInfo } }> => {
    const headers = new Headers(options.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (values !== undefined) headers.set('content-type', 'application/json');
    const response = await send(`${base}/api/${path}?${searchParams(query).toString()}`, {
      ...options,
      method,
      headers,
      ...(values !== undefined && { body: JSON.stringify({ data: values }) }),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ContentApiError(response, body);
    return body as { readonly data: never; readonly meta: { readonly pagination: PageInfo } };
  };
  const dataOf = async (...call: Parameters<typeof request>) => (await request(...call)).data;

  return {
    collection: (name) => ({
      async find(query?: object, options?: RequestOptions) {
        const { data, meta } = await request(['GET', name, query], options);
        return { entries: data, ...meta };
      },
      async *all(query?: object, options?: RequestOptions) {
        for (let cursor: string | null | undefined = ''; typeof cursor === 'string';) {
          const pagination = { cursor, limit: 100 };
          const { data, meta } = await request(['GET', name, { ...query, pagination }], options);
          yield* data as Iterable<never>;
          ({ cursor } = meta.pagination);
        }
      },
      findOne: (id: number, query?: object, options?: RequestOptions) =>
        dataOf(['GET', `${name}/${id}`, query], options),
      create: (values, options) => dataOf(['POST', name, {}, values], options),
      update: (id, values, options) => dataOf(['PUT', `${name}/${id}`, {}, values], options),
      delete: (id, options) => dataOf(['DELETE', `${name}/${id}`], options),
    }),
    single: (name) => ({
      find: (query?: object, options?: RequestOptions) => dataOf(['GET', name, query], options),
      update: (values, options) => dataOf(['PUT', name, {}, values], options),
      delete: (options) => dataOf(['DELETE', name], options),
    }),
    fileUrl: (file) => new URL(file.url, base).href,
  };
}
