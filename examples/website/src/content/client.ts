import { createClient, type Client, type RequestOptions } from '@admin/client';
import { settings } from '../settings.ts';
import type { ContentSchema } from './content-schema.ts';

/** How a page reads content. */
export interface Reader {
  readonly client: Client<ContentSchema>;
  readonly status: 'draft' | 'published';
  readonly options: RequestOptions;
}

/** Aborts requests to a CMS that does not respond. */
const sendWithin: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(10_000) });

const published: Reader = {
  client: createClient<ContentSchema>({ url: settings.cmsUrl, token: settings.cmsToken, fetch: sendWithin }),
  status: 'published',
  options: {},
};

/** Returns the reader of a page. @param previewToken the token in its address; undefined for visitors */
export function readerOf(previewToken: string | undefined): Reader {
  if (previewToken === undefined) return published;
  return {
    client: createClient<ContentSchema>({ url: settings.cmsUrl, token: previewToken, fetch: sendWithin }),
    status: 'draft',
    options: { cache: 'no-store' },
  };
}
