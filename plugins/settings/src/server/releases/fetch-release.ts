import { sendRequest } from '@admin/server';
import type { IncomingMessage } from 'node:http';
import { readRelease, type Release } from './read-release.ts';
import type { ReleaseSource } from './releases-url.ts';

/** The limits of a request for the release document. */
export interface FetchLimits {
  /** Milliseconds for the request and its response together. */
  readonly timeout: number;
  /** Bytes. */
  readonly maxSize: number;
}

export const fetchLimits: FetchLimits = { timeout: 10_000, maxSize: 1024 * 1024 };

/** The validators of a response, with which the next request is conditional. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The maximum length of a stored validator, in characters. Longer ones are not used. */
const maxValidatorLength = 500;

const validator = (value: string | undefined): string | null =>
  value !== undefined && value.length <= maxValidatorLength ? value : null;

async function readText(response: IncomingMessage, { maxSize }: FetchLimits): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxSize) throw new Error(`the release document is larger than ${maxSize} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Fetches the newest release. The request contains nothing about this installation.
 * @param known the validators of the previous response
 * @returns null if the document has not changed since
 * @throws Error for a failed request or an invalid document; its message does not contain the address, which may be secret
 */
export async function fetchRelease(
  { url, reach }: ReleaseSource,
  known: Validators | null,
  stop: AbortSignal,
  limits: FetchLimits = fetchLimits,
): Promise<(Release & Validators) | null> {
  const timeout = AbortSignal.timeout(limits.timeout);
  let response: IncomingMessage | undefined;
  try {
    response = await sendRequest(url, {
      method: 'GET',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        // The API of GitHub rejects requests without a name.
        'user-agent': 'Atrium',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
      signal: AbortSignal.any([timeout, stop]),
      reach,
    });
    const { statusCode, headers } = response;
    if (statusCode === 304 && known !== null) return null;
    if (statusCode !== 200)
      throw new Error(`the release server responded with status ${statusCode ?? 'none'}`);
    const release = readRelease(await readText(response, limits));
    return { ...release, etag: validator(headers.etag), lastModified: validator(headers['last-modified']) };
  } catch (error) {
    if (timeout.aborted) throw new Error(`no response within ${limits.timeout} ms`, { cause: error });
    throw error;
  } finally {
    response?.destroy();
  }
}
