import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/server-config.ts';
import { forbidden } from '../../errors/request-errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where the browser says a request came from; `none` is a person typing an address. */
const ownSites = new Set(['same-origin', 'none']);

/** The origin a request was sent to, as its sender sees it. */
export function ownOrigin(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * Refuses calls that another site makes a browser send. Such a call can carry our cookie but never our
 * Authorization header, so requests with one need no check; callers that are no browser send neither
 * `Origin` nor `Sec-Fetch-Site` and pass.
 * @throws AppError FORBIDDEN (403)
 */
export function assertSameSite(
  request: FastifyRequest,
  config: Pick<ServerConfig, 'publicUrl' | 'corsOrigins'>,
): void {
  if (safeMethods.has(request.method) || request.headers.authorization !== undefined) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && config.corsOrigins.includes(origin)) return;
  if (typeof site === 'string' && !ownSites.has(site)) throw forbidden();
  if (origin === undefined || origin === ownOrigin(request, config.publicUrl)) return;
  // Behind a proxy that rewrites Host the origin cannot be compared; the browser's own word counts then.
  if (config.publicUrl === null && site === 'same-origin') return;
  throw forbidden();
}
