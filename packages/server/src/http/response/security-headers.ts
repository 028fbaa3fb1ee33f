import type { PanelOrigins } from '../../config/index.ts';
import type { FastifyReply } from 'fastify';

const permissions = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
};

/** The headers of API responses, which are no documents and must not be cached. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** The headers of uploaded files, which must never run as a document of this origin. */
export const uploadHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * Returns the content security policy of the panel. Only scripts with the nonce run, and the scripts they load. Text becomes
 * markup only through the named Trusted Types policies.
 * @param reportsTo the URL to which the panel sends usage reports; null for none
 * @param others further origins from the configuration
 */
export function panelPolicy(nonce: string, reportsTo: string | null, others: PanelOrigins): string {
  const connections = [
    "'self'",
    ...(reportsTo === null ? [] : [new URL(reportsTo).origin]),
    ...others.connect,
  ];
  const frames = others.frame.length === 0 ? ["'none'"] : others.frame;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...others.img].join(' '),
    ["media-src 'self'", ...others.media].join(' '),
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types cms-md dompurify pasted-html',
  ].join('; ');
}

/** Adds a request header to `Vary`. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary');
  void reply.header('vary', typeof named === 'string' && named !== '' ? `${named}, ${header}` : header);
}
