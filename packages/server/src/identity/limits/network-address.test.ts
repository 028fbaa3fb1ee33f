import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './consume-attempt.ts';

describe('the network of an address', () => {
  it.each([
    ['2001:db8:1:2:3::4', '2001:db8:1:2::9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::2'],
    ['2001:db8::1', '2001:db8:0:0:ffff::1'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80::2%eth0'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:10.0.0.1', '10.0.0.1'],
  ])('is the same for %s and %s', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8:1:3::1', '2001:db8:1:2::1'],
    ['2001:db8::1:0:0:0:0', '2001:db8::2:0:0:0:0'],
    ['::1', '1::'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
    ['10.0.0.1', '10.0.0.2'],
    ['10.0.0.1', '::1'],
  ])('differs for %s and %s', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });

  it('is the whole IPv4 address', () => {
    expect([networkOf('10.0.0.1'), networkOf('::ffff:10.0.0.1')]).toEqual(['10.0.0.1', '10.0.0.1']);
  });
});

describe('the site of an address', () => {
  it('is the /48 of an IPv6 address, and absent for an IPv4 address', () => {
    expect([siteOf('2001:DB8:1:2::1'), siteOf('2001:db8:1:ffff:1:2:3:4')]).toEqual([
      '2001:db8:1::/48',
      '2001:db8:1::/48',
    ]);
    expect(siteOf('2001:db8:2::1')).toBe('2001:db8:2::/48');
    expect([siteOf('10.0.0.1'), siteOf('::ffff:10.0.0.1')]).toEqual([null, null]);
  });
});
