import type { Calls } from '@admin/contract';
import type { AxiosAdapter } from 'axios';
import type { TokenSource } from './token-source.ts';

/** The headers of a response, by name ignoring case; null for a missing one. */
export interface ResponseHeaders {
  readonly get: (name: string) => string | null;
}

/** The options of a call that do not depend on its endpoint. */
export interface CallCircumstances {
  /** Headers in addition to those of the client, such as `If-Match`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Receives the headers of the response, such as its `ETag`, before the call settles; those of an error as well. Not
   * called without a response.
   */
  readonly onHeaders?: (headers: ResponseHeaders) => void;
  /** Called with the share of the body that has been sent, 0 to 1, if the browser reports it: for large files. */
  readonly onSent?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** The options of a call; the types of the endpoint determine which are required. */
export interface CallOptions<Name extends keyof Calls> extends CallCircumstances {
  readonly params?: Calls[Name]['params'];
  readonly query?: Calls[Name]['query'] | Readonly<Record<string, unknown>>;
  readonly body?: Calls[Name]['body'];
}

/** The options of a download, in addition to those of a call. */
export interface DownloadOptions<Name extends keyof Calls> extends CallOptions<Name> {
  /** Called with the number of bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** The settings of the client. */
export interface HttpClientSpec {
  /** Origin of the API; empty when panel and API share one. */
  readonly baseURL: string;
  readonly tokens: TokenSource;
  /** Sends the requests. @default the browser */
  readonly adapter?: AxiosAdapter;
}

/** Sends calls, independent of the endpoints that type them. */
export interface Sender {
  call<Name extends keyof Calls>(name: Name, options?: CallOptions<Name>): Promise<Calls[Name]['response']>;
  /** Downloads a file, such as an export. Otherwise like `call`. */
  download<Name extends keyof Calls>(name: Name, options?: DownloadOptions<Name>): Promise<Blob>;
}
