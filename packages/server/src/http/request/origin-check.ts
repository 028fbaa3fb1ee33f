import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/server-config.ts';
import { AppError } from '../../errors/app-error.ts';
import { forbidden } from '../../errors/request-errors.ts';

/** The names under which a machine knows itself. */
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The name in a Host header, as addresses write it, without the port; null for what is no Host. */
function nameIn(host: string): string | null {
  if (/[/?#@\\]/.test(host) || !URL.canParse(`http://${host}`)) return null;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}

/** Returns an address in the form of a Host header; `::ffff:10.0.0.1` is `10.0.0.1` on a socket of both kinds. */
function asHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/**
 * Refuses requests with several Host headers: a proxy and we may each believe another one.
 * @throws AppError REQUEST_UNREADABLE (400)
 */
export function assertOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts <= 1) return;
  throw new AppError({
    name: 'BadRequestError',
    status: 400,
    code: 'REQUEST_UNREADABLE',
    message: 'The request has several Host headers',
  });
}

/**
 * Makes the check that refuses requests which name a host that is none of ours, as long as nobody said what we are
 * called: a page of a stranger whose name was made to lead to this machine would count as our own, and could create
 * the first administrator. Accepted are this machine's own names, HOST, and the address at which the connection
 * arrived; with PUBLIC_URL it is the origin of a call that tells ours from a stranger's. A request without a Host was
 * sent by no browser. What was accepted last is not worked out again.
 *
 * The check throws an AppError HOST_NOT_ALLOWED (403).
 */
export function createHostCheck({
  publicUrl,
  host: listensAt,
}: Pick<ServerConfig, 'publicUrl' | 'host'>): (request: Pick<FastifyRequest, 'headers' | 'socket'>) => void {
  const accepted: { host?: string; address?: string } = {};

  return ({ headers: { host }, socket: { localAddress: address = '' } }) => {
    // The header itself: what a proxy says it was asked for can be said by anybody.
    if (publicUrl !== null || host === undefined) return;
    if (accepted.host === host && accepted.address === address) return;
    const ours = [...ownNames, nameIn(asHost(listensAt)), nameIn(asHost(address))];
    const name = nameIn(host);
    if (name !== null && ours.includes(name)) {
      Object.assign(accepted, { host, address });
      return;
    }
    throw new AppError({
      name: 'ForbiddenError',
      status: 403,
      code: 'HOST_NOT_ALLOWED',
      message:
        'This server does not know the name under which it was called. ' +
        'Whoever runs it sets PUBLIC_URL to the address that people open, such as https://cms.example.com.',
    });
  };
}

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
