import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createHostCheck } from './origin-check.ts';

const requestTo = (host: string, localAddress: string) => ({
  headers: { host },
  socket: { localAddress } as Socket,
});

describe('the host check', () => {
  const refusal = expect.objectContaining({ code: 'HOST_NOT_ALLOWED' }) as Error;

  it('refuses an unknown host after an allowed one, and again', () => {
    const check = createHostCheck({ publicUrl: null, host: '127.0.0.1' });
    for (let round = 0; round < 2; round += 1) {
      expect(() => check(requestTo('localhost:1337', '127.0.0.1'))).not.toThrow();
      expect(() => check(requestTo('stranger.example:1337', '127.0.0.1'))).toThrow(refusal);
    }
  });

  it('accepts an address only when the request arrived at it', () => {
    const check = createHostCheck({ publicUrl: null, host: '0.0.0.0' });
    expect(() => check(requestTo('10.0.0.1:1337', '::ffff:10.0.0.1'))).not.toThrow();
    expect(() => check(requestTo('10.0.0.1:1337', '::ffff:10.0.0.2'))).toThrow(refusal);
    expect(() => check(requestTo('10.0.0.1:1337', '::ffff:10.0.0.1'))).not.toThrow();
  });
});
