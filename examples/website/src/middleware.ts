import { createHash } from 'node:crypto';
import { previewToken } from '@admin/client/preview';
import type { MiddlewareHandler } from 'astro';
import { changes, pages, type StoredPage } from './cache/index.ts';
import { collectReads } from './content/page-reads.ts';
import { filesOrigin, panelOrigin } from './settings.ts';

/** The headers of every page. Published pages run no scripts. */
function securityHeaders(isPreview: boolean): Record<string, string> {
  const policy = [
    `default-src 'none'`,
    `style-src 'self'`,
    `img-src 'self' ${filesOrigin} data:`,
    `media-src ${filesOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${isPreview ? panelOrigin : `'none'`}`,
    ...(isPreview ? [`script-src 'self'`] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': isPreview ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Returns the part of an address that determines a page: its path, and the number of a page of a list. */
function keyOf({ pathname, searchParams }: URL): string {
  const page = searchParams.get('page');
  return page === null ? pathname : `${pathname}?page=${page}`;
}

function respondWith({ body, contentType, etag }: StoredPage, request: Request): Response {
  const headers = {
    ...securityHeaders(false),
    'content-type': contentType,
    etag,
    'cache-control': 'no-cache',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

async function readBody(response: Response, reads: ReadonlySet<string>): Promise<StoredPage> {
  const body = await response.text();
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { body, contentType, etag, reads };
}

/** Serves published pages from memory, and renders previews for each request. */
export const onRequest: MiddlewareHandler = async ({ request, url, locals }, next) => {
  const token = previewToken(url);
  locals.previewToken = token;
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  if (token !== undefined) {
    return withHeaders(await next(), { ...securityHeaders(true), 'cache-control': 'private, no-store' });
  }
  // Visitors do not wait for it; pages that are rendered meanwhile are rendered again.
  void changes.follow();
  const key = keyOf(url);
  const fresh = pages.fresh(key);
  if (fresh !== undefined) return respondWith(fresh, request);
  let other: Response | undefined;
  const rendered = await pages
    .render(key, async () => {
      const { result, reads } = await collectReads(async () => {
        const response = await next();
        if (response.status !== 200) other = response;
        // Components read content while the body is read.
        return response.status === 200 ? readBody(response, new Set()) : undefined;
      });
      return result && { ...result, reads };
    })
    .catch((error: unknown) => {
      const last = pages.last(key);
      if (last === undefined) throw error;
      return last;
    });
  if (rendered !== undefined) return respondWith(rendered, request);
  return withHeaders(other ?? new Response(null, { status: 500 }), securityHeaders(false));
};
