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
  it('says who signed in, in which session and for how long', async () => {
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
    ['a session that is no text', { sid: 7 }],
    ['no user', { id: undefined }],
    ['a user that is no number', { id: '1' }],
    ['no end', { exp: undefined }],
    ['an end that is over', { exp: seconds }],
    ['an end that is no time', { exp: 'never' }],
    ['a beginning to come', { nbf: seconds + 60 }],
  ])('is nobody’s when it names %s', async (_what, claims) => {
    expect(await verify(await forge(claims))).toBeNull();
  });

  it.each(['HS384', 'HS512'])('is nobody’s when it is signed by %s', async (alg) => {
    expect(await verify(await forge({}, { alg, by: new Uint8Array(64).fill(7) }))).toBeNull();
    const same = new Uint8Array(64).fill(7);
    expect(await createAccessTokens(same, clock.now).verify(await forge({}, { alg, by: same }))).toBeNull();
  });

  it('is nobody’s without a signature, with that of another key or of other claims', async () => {
    const [header = '', , signature = ''] = (await forge({})).split('.');
    const tokens = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(good)}.`,
      `${header}.${encode(good)}.`,
      `${header}.${encode({ ...good, id: 2 })}.${signature}`,
      await forge({}, { by: new Uint8Array(32).fill(8) }),
    ];
    for (const token of tokens) expect(await verify(token)).toBeNull();
  });

  it('is worth nothing once its time is over, also one that was checked before', async () => {
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
