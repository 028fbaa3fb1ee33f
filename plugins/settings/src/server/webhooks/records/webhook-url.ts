import { isIP } from 'node:net';
import type { ValidationDetail } from '@admin/server';
import type { WebhookReach } from '../webhook-context.ts';

function fieldError(message: string): ValidationDetail {
  return { path: ['url'], message, name: 'ValidationError' };
}

const invalid = fieldError('url must be a valid URL');
const unreachable = fieldError("Url is not supported because it isn't reachable over the public internet");

/** Names that only this machine or its network knows. */
const localNames = /^[^.]+\.?$|\.(?:localhost|local|internal|lan|home|intranet|corp|arpa)\.?$/i;

/** The host of a URL without the brackets of IPv6; notations such as `127.1` are spelled out by `URL` already. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/**
 * What is wrong with the address of a webhook. Where only public addresses may be called, an IP address or a local
 * name is refused; what a name leads to is looked at with every call.
 */
export function brokenUrl(text: string, reach: WebhookReach): readonly ValidationDetail[] {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return [invalid];
  if (reach === 'anywhere') return [];
  const host = hostOf(url);
  return isIP(host) !== 0 || localNames.test(host) ? [invalid, unreachable] : [];
}
