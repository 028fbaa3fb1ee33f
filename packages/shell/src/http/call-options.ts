import type { Calls } from '@admin/contract';
import type { AxiosAdapter } from 'axios';
import type { TokenSource } from './token-source.ts';

/** The headers of an answer, by name in any case; null for one that did not come. */
export interface ResponseHeaders {
  readonly get: (name: string) => string | null;
}

/** What a call may carry beside what its endpoint describes. */
export interface CallCircumstances {
  /** Beside those of the client, such as `If-Match`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Sees the headers of the answer, such as its `ETag`, before the call settles; those of an error as well.
   * Not called when no answer came.
   */
  readonly onHeaders?: (headers: ResponseHeaders) => void;
  /** Called with the share of the body that has been sent, 0 to 1, if the browser reports it: for large files. */
  readonly onSent?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** What one call may carry; which parts are needed follows from the endpoint's types. */
export interface CallOptions<Name extends keyof Calls> extends CallCircumstances {
  readonly params?: Calls[Name]['params'];
  readonly query?: Calls[Name]['query'] | Readonly<Record<string, unknown>>;
  readonly body?: Calls[Name]['body'];
}

/** What asking for a file may carry beside what a call may. */
export interface DownloadOptions<Name extends keyof Calls> extends CallOptions<Name> {
  /** Called with the number of bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** Where calls go, and what they carry. */
export interface HttpClientSpec {
  /** Origin of the API; empty when panel and API share one. */
  readonly baseURL: string;
  readonly tokens: TokenSource;
  /** How requests travel. @default the browser's own way */
  readonly adapter?: AxiosAdapter;
}

/** Sends calls, independent of the endpoints that type them. */
export interface Sender {
  call<Name extends keyof Calls>(name: Name, options?: CallOptions<Name>): Promise<Calls[Name]['response']>;
  /** Asks for a file, such as an export: an answer that is no data for the panel. Otherwise as `call`. */
  download<Name extends keyof Calls>(name: Name, options?: DownloadOptions<Name>): Promise<Blob>;
}
