import { describe, expect, it } from 'vitest';
import { mayBelongTo, tokenClaims } from './token-claims.ts';

const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

describe('the claims of a token', () => {
  it('are read from its payload, times in milliseconds', () => {
    expect(tokenClaims(tokenOf({ iat: 10, exp: 610, id: 7, sid: 's' }))).toEqual({
      issuedAt: 10_000,
      endsAt: 610_000,
      userId: 7,
      sessionId: 's',
      isView: false,
    });
    expect(tokenClaims(tokenOf({ type: 'view' })).isView).toBe(true);
  });

  it('are decoded from the URL-safe alphabet', () => {
    const claims = { note: '???>>>', exp: 1 };
    const token = tokenOf(claims).replaceAll('+', '-').replaceAll('/', '_');
    expect(token).toMatch(/[-_]/);
    expect(tokenClaims(token).endsAt).toBe(1000);
  });

  it.each([
    '',
    'opaque',
    'h.%%%.s',
    `h.${btoa('"text"')}.s`,
    `h.${btoa('null')}.s`,
    tokenOf({ exp: 'soon' }),
  ])('are unknown for %j', (token) => {
    expect(tokenClaims(token)).toEqual({
      issuedAt: null,
      endsAt: null,
      userId: null,
      sessionId: null,
      isView: false,
    });
  });
});

describe('the owner of a token', () => {
  const ada = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com' };

  it.each([
    ['that names the user', tokenOf({ id: 1 }), ada, true],
    ['that names another user', tokenOf({ id: 2 }), ada, false],
    ['without a user', 'opaque', ada, true],
    ['before the user is known', tokenOf({ id: 2 }), null, true],
  ])('is checked for a token %s', (_, token, user, belongs) => {
    expect(mayBelongTo(token, user)).toBe(belongs);
  });
});
