import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { ValidationDetail } from '@admin/server';

const most = 50;

/** Headers that say how a call travels, or what it is: the server's own business. */
const reserved = new Set([
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
  'x-webhook-depth',
  'x-webhook-event',
]);

function succeeds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function problemOf(name: string, value: string): string | null {
  if (!succeeds(() => validateHeaderName(name))) return 'is not the name of a header';
  if (reserved.has(name.toLowerCase())) return 'is set by the server';
  // The value may be a secret: it is not repeated.
  return succeeds(() => validateHeaderValue(name, value)) ? null : 'has characters that a header cannot have';
}

/** What is wrong with the headers of a webhook. */
export function brokenHeaders(headers: Readonly<Record<string, string>>): readonly ValidationDetail[] {
  const entries = Object.entries(headers);
  if (entries.length > most) {
    const message = `headers field must have less than or equal to ${most} items`;
    return [{ path: ['headers'], message, name: 'ValidationError' }];
  }
  return entries.flatMap(([name, value]): ValidationDetail[] => {
    const problem = problemOf(name, value);
    if (problem === null) return [];
    return [{ path: ['headers', name], message: `headers.${name} ${problem}`, name: 'ValidationError' }];
  });
}
