import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../config/secret.ts';

/**
 * The header of every outbound call that an event causes, for all plugins.
 */
export const chainHeader = 'x-webhook-depth';

/**
 * Counts the outbound calls of this server that led to a request, so that a call to this server cannot start an endless
 * loop. The header is signed, so that clients cannot forge it.
 */
export interface CallChain {
  /** Returns the header value for a call about a message at a depth. */
  valueOf(depth: number, messageId: string): string;
  /** Returns the depth of a request with this header; 0 without a valid one. */
  depthOf(value: unknown): number;
}

/**
 * Creates the call chain of a server.
 * @param secret the secret of the server
 */
export function createCallChain(secret: string): CallChain {
  const key = deriveKey(secret, 'events/call-chain');
  const seal = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    valueOf(depth, messageId) {
      const text = `${depth}.${messageId}`;
      return `${text}.${seal(text).toString('base64url')}`;
    },
    depthOf(value) {
      if (typeof value !== 'string' || value.length > 200) return 0;
      const [, text = '', depth = '', seen = ''] = /^((\d{1,4})\.\w+)\.([\w-]{43})$/.exec(value) ?? [];
      const sent = Buffer.from(seen, 'base64url');
      const expected = seal(text);
      return sent.length === expected.length && timingSafeEqual(sent, expected) ? Number(depth) : 0;
    },
  };
}
