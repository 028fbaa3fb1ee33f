import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../testing/clock.ts';
import { createAccessTokens } from './access-token.ts';

const key = new Uint8Array(32).fill(7);
const clock = createClock();
const seconds = Math.floor(clock.now() / 1000);

const good = { id: 1, sid: 'session', type: 'access', aud: 'admin', iat: seconds, exp: seconds + 600 };

/** A token with our key that says something else than ours do. */
function forge(claims: Readonly<Record<string, unknown>>, { alg = 'HS256', by = key } = {}): Promise<string> {
  return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg, typ: 'JWT' }).sign(by);
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const verify = (token: string) => createAccessTokens(key, clock.now).verify(token);

describe('an access token', () => {
  it('contains the user, the session and the expiry', async () => {
    const claims = { userId: 1, sessionId: 'session', expiresAt: (seconds + 600) * 1000 };
    expect(await verify(await forge({}))).toEqual(claims);
    expect(await verify(await createAccessTokens(key, clock.now).sign(claims, 600_000))).toEqual(claims);
  });

  it.each([
    ['another audience', { aud: 'content-api' }],
    ['no audience', { aud: undefined }],
    ['another type', { type: 'refresh' }],
    ['no type', { type: undefined }],
    ['no session', { sid: undefined }],
    ['a session that is not a string', { sid: 7 }],
    ['no user', { id: undefined }],
    ['a user that is not a number', { id: '1' }],
    ['no expiry', { exp: undefined }],
    ['a past expiry', { exp: seconds }],
    ['an expiry that is not a time', { exp: 'never' }],
    ['a start in the future', { nbf: seconds + 60 }],
  ])('is rejected with %s', async (_what, claims) => {
    expect(await verify(await forge(claims))).toBeNull();
  });

  it.each(['HS384', 'HS512'])('is rejected when it is signed with %s', async (alg) => {
    expect(await verify(await forge({}, { alg, by: new Uint8Array(64).fill(7) }))).toBeNull();
    const same = new Uint8Array(64).fill(7);
    expect(await createAccessTokens(same, clock.now).verify(await forge({}, { alg, by: same }))).toBeNull();
  });

  it('is rejected without a signature, or with that of another key or of other claims', async () => {
    const [header = '', , signature = ''] = (await forge({})).split('.');
    const tokens = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(good)}.`,
      `${header}.${encode(good)}.`,
      `${header}.${encode({ ...good, id: 2 })}.${signature}`,
      await forge({}, { by: new Uint8Array(32).fill(8) }),
    ];
    for (const token of tokens) expect(await verify(token)).toBeNull();
  });

  it('is rejected after its expiry, also when it was verified before', async () => {
    const later = createClock(clock.now());
    const tokens = createAccessTokens(key, later.now);
    const token = await tokens.sign({ userId: 1, sessionId: 'session' }, 600_000);
    later.advance(599_000);
    expect(await tokens.verify(token)).not.toBeNull();
    later.advance(1000);
    expect([await tokens.verify(token), await createAccessTokens(key, later.now).verify(token)]).toEqual([
      null,
      null,
    ]);
  });
});
