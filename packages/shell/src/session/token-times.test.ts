import { describe, expect, it } from 'vitest';
import { tokenTimes } from './token-times.ts';

const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

describe('the times of a token', () => {
  it('are read from its payload, in milliseconds', () => {
    expect(tokenTimes(tokenOf({ iat: 10, exp: 610 }))).toEqual({ issuedAt: 10_000, endsAt: 610_000 });
  });

  it('are read from the alphabet that tokens are written in', () => {
    const claims = { note: '???>>>', exp: 1 };
    const token = tokenOf(claims).replaceAll('+', '-').replaceAll('/', '_');
    expect(token).toMatch(/[-_]/);
    expect(tokenTimes(token).endsAt).toBe(1000);
  });

  it.each(['', 'opaque', 'h.%%%.s', `h.${btoa('"text"')}.s`, tokenOf({ exp: 'soon' })])(
    'are unknown for %j',
    (token) => {
      expect(tokenTimes(token)).toEqual({ issuedAt: null, endsAt: null });
    },
  );
});
