import { createHash } from 'node:crypto';
import {
  defineService,
  notModified,
  ResponseCache,
  serializeResponse,
  type ApiClient,
  type Database,
} from '@admin/server';
import type { ContentType } from '@admin/content-model';
import { formatHeader } from '../parameters/read-parameters.ts';

/** Responses of reads, until the database is written by any server. */
export const responsesRef = defineService<ResponseCache>('content-api.responses');

/** Estimated bytes of all cached responses. */
const maxBytes = 32 * 1024 * 1024;

/** Creates the cache of responses. */
export function createResponses(database: Pick<Database, 'currentState'>): ResponseCache {
  return new ResponseCache(() => database.currentState(), maxBytes);
}

const tags = new WeakMap<object, string>();

/** Returns the entity tag of a response: a hash of its JSON. It is weak, because responses are also sent compressed. */
function tagOf(response: object): string {
  const known = tags.get(response);
  if (known !== undefined) return known;
  const tag = `W/"${createHash('sha1').update(serializeResponse(response).body).digest('base64url')}"`;
  tags.set(response, tag);
  return tag;
}

function includesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => one.trim() === tag || one.trim() === tag.slice(2));
}

/** Returns the seconds for which clients may use a response of a content type without asking again. */
function maxAgeOf({ pluginOptions }: Pick<ContentType, 'pluginOptions'>): number {
  const maxAge = pluginOptions?.['content-api']?.['maxAge'];
  return typeof maxAge === 'number' && Number.isInteger(maxAge) && maxAge > 0 ? maxAge : 0;
}

/** Returns the value of `Cache-Control`: only responses without a token may be stored by shared caches. */
function cacheControl(contentType: CachedRead['contentType'], { isAnonymous = false }: ApiClient): string {
  const maxAge = maxAgeOf(contentType);
  const scope = isAnonymous ? 'public' : 'private';
  return maxAge === 0 ? `${scope}, no-cache` : `${scope}, max-age=${maxAge}`;
}

/** A read, and the request that it belongs to. */
export interface CachedRead {
  /** The content type that is read, which declares for how long clients may use a response. */
  readonly contentType: Pick<ContentType, 'uid' | 'pluginOptions'>;
  readonly apiClient: ApiClient;
  /** Everything that the response depends on besides the content, the client and the content type. */
  readonly request: readonly unknown[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly setHeader: (name: string, value: string) => void;
}

/** Returns the cached response of a read, or `notModified` for a client that already has it. */
export async function respondCached<Response extends object>(
  responses: ResponseCache,
  { contentType, apiClient, request, headers, setHeader }: CachedRead,
  read: () => Promise<Response>,
): Promise<Response | typeof notModified> {
  const { name, permissions } = apiClient;
  const key =
    permissions.name === undefined
      ? null
      : JSON.stringify([contentType.uid, permissions.name, name, headers[formatHeader], request]);
  const response = await responses.get(key, read);
  const tag = tagOf(response);
  setHeader('etag', tag);
  setHeader('cache-control', cacheControl(contentType, apiClient));
  setHeader('vary', `Authorization, ${formatHeader}`);
  return includesTag(headers['if-none-match'], tag) ? notModified : response;
}
