import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../config/secret.ts';

/**
 * The header that goes along with every call which an event makes the server send. Receivers know it by this name,
 * whichever plugin calls.
 */
export const chainHeader = 'x-webhook-depth';

/**
 * Tells how many calls of this server led to a request, so that a call to ourselves does not cause the next one for
 * ever. The header is signed: nobody can claim that a program of ours did what they do themselves.
 */
export interface CallChain {
  /** The header's value for a call about the message, as the so-manieth in a row. */
  valueOf(depth: number, messageId: string): string;
  /** How many calls led to a request with this header; 0 without it, or when it is not ours. */
  depthOf(value: unknown): number;
}

/** @param secret the server's own */
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
