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

/** On files that people uploaded: never a document of ours, whatever their bytes say. */
export const uploadHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/**
 * The policy of the panel's document. Only scripts that carry the nonce run, and what they load; text
 * becomes markup only through the two named policies: the markdown preview and the sanitizer behind it.
 * @param reportsTo address of another site to which the panel may send something; null for none
 * @param others origins that whoever runs the server opens it to
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
