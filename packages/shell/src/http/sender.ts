import type { Calls } from '@admin/contract';
import type { AxiosAdapter } from 'axios';
import type { CallOptions, DownloadOptions } from './call-options.ts';
import type { TokenSource } from './token-source.ts';

/** Where calls go, and what they carry. */
export interface HttpClientSpec {
  /** Origin of the API; empty when panel and API share one. */
  readonly baseURL: string;
  readonly tokens: TokenSource;
  /** How requests travel. @default the browser's own way */
  readonly adapter?: AxiosAdapter;
}

/** What sends the calls, whoever typed them. */
export interface Sender {
  call<Name extends keyof Calls>(name: Name, options?: CallOptions<Name>): Promise<Calls[Name]['response']>;
  /** Asks for a file, such as an export: an answer that is no data for the panel. Otherwise as `call`. */
  download<Name extends keyof Calls>(name: Name, options?: DownloadOptions<Name>): Promise<Blob>;
}
