import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { publicLookup, type Resolver } from './public-lookup.ts';

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not on the public internet: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    'is on the public internet: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('the lookup of a name', () => {
  const resolveTo =
    (...addresses: readonly string[]): Resolver =>
    (_name, _options, done) => {
      const found = addresses.map((address): LookupAddress => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      done(null, found);
    };
  const look = (resolve: Resolver, all: boolean) =>
    new Promise<unknown>((give, fail) => {
      publicLookup(resolve)('hooks.example.com', { all }, (error, address, family) => {
        if (error) fail(error);
        else give(family === undefined ? address : [address, family]);
      });
    });

  it('returns the validated addresses to the connection', async () => {
    const resolve = resolveTo('8.8.8.8', '2606:4700:4700::1111');
    expect(await look(resolve, false)).toEqual(['8.8.8.8', 4]);
    expect(await look(resolve, true)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ]);
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::1']], [[]]])(
    'refuses a name with a private address among its addresses: %j',
    async (addresses) => {
      await expect(look(resolveTo(...addresses), true)).rejects.toThrow(
        'not reachable over the public internet',
      );
      await expect(look(resolveTo(...addresses), false)).rejects.toThrow(
        'not reachable over the public internet',
      );
    },
  );
});
