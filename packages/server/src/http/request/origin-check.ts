import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/server-config.ts';
import { AppError } from '../../errors/app-error.ts';
import { forbidden } from '../../errors/request-errors.ts';

/** The names of the local machine. */
const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the normalized name in a Host header, without the port; null for an invalid header. */
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
 * Throws for a request with several Host headers, of which a proxy and this server may use different ones.
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
 * Creates the host check, which protects a server without PUBLIC_URL from DNS rebinding: the page of an attacker whose
 * domain resolves to this machine would be same-origin and could register the first administrator.
 *
 * Accepts the names of the local machine, HOST, and the address of the connection. With PUBLIC_URL, the origin check is
 * enough. Requests without a Host header do not come from a browser. The last accepted host is cached.
 *
 * The check throws AppError HOST_NOT_ALLOWED (403).
 */
export function createHostCheck({
  publicUrl,
  host: listensAt,
}: Pick<ServerConfig, 'publicUrl' | 'host'>): (request: Pick<FastifyRequest, 'headers' | 'socket'>) => void {
  const accepted: { host?: string; address?: string } = {};

  return ({ headers: { host }, socket: { localAddress: address = '' } }) => {
    // Uses the Host header itself, since any client can set X-Forwarded-Host.
    if (publicUrl !== null || host === undefined) return;
    if (accepted.host === host && accepted.address === address) return;
    const allowed = [...ownNames, nameIn(asHost(listensAt)), nameIn(asHost(address))];
    const name = nameIn(host);
    if (name !== null && allowed.includes(name)) {
      Object.assign(accepted, { host, address });
      return;
    }
    throw new AppError({
      name: 'ForbiddenError',
      status: 403,
      code: 'HOST_NOT_ALLOWED',
      message:
        'This server does not accept the host name of the request. ' +
        'Set PUBLIC_URL to the address that users open, such as https://cms.example.com.',
    });
  };
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Values of `Sec-Fetch-Site` for own pages; `none` is an address that the user entered. */
const ownSites = new Set(['same-origin', 'none']);

/** Returns the origin to which a request was sent. */
export function ownOrigin(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * Throws for cross-site requests (CSRF). Another site can make a browser send the cookie but not the Authorization header,
 * so requests with that header need no check. Clients that are not browsers send neither `Origin` nor `Sec-Fetch-Site` and
 * pass.
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
  // Behind a proxy that rewrites Host, the origin cannot be compared, so `Sec-Fetch-Site` decides.
  if (config.publicUrl === null && site === 'same-origin') return;
  throw forbidden();
}
